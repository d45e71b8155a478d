import type { JobDetails, RequestedJob } from "@hunarmand/api/jobs/job";
import type { DeskJob } from "@hunarmand/api/jobs/office";

/** One job as its handyman's calls return it, step by step. */

/** The customer's position. */
export const home = { latitude: 33.6891, longitude: 73.0299 };

export const jobId = "0c6f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c11";

const offer = {
  ...{
    id: jobId,
    jobId,
    jobNumber: "H-10482",
    category: "Installations",
    skill: "Plumbing Installation",
    subSkill: null,
  },
  ...{ city: "Islamabad", area: "G-9", createdDate: "2026-05-01T08:00:00.000Z" },
  ...{ scheduledFor: null, customerWords: "The tap drips.", platformFeePercent: 10, attachments: [] },
  ...{ usualPrice: { from: 1_000, to: 2_000 }, netPrice: { from: 900, to: 1_800 } },
};
export const offeredJob: RequestedJob = {
  ...{
    ...offer,
    status: "Requested",
    distanceBand: "same-area",
    distanceKm: null,
    areasApartKm: null,
    expiresAt: null,
    isAskedFirst: false,
    knowsTerms: false,
    clashes: [],
  },
  nextSteps: ["accept", "reject"],
};
export const arrivedJob: JobDetails = {
  ...{ ...offer, status: "InProgress", address: "House 12", phoneNumber: null, customerName: "Ayesha Siddiqui" },
  ...{
    pinLocationLatitude: home.latitude,
    pinLocationLongitude: home.longitude,
    email: null,
    followsJobId: null,
    startedByCode: false,
    materials: null,
    priceStatus: null,
    proposedTime: null,
    proposedBy: null,
    scheduledFor: null,
    comesAt: null,
    priceObjection: null,
    offeredPrice: null,
    earning: null,
    rating: null,
  },
  complaints: [],
  ...{ completedDate: null, arrivedAt: "2026-05-01T10:00:00.000Z", arrivalVerified: true, detailsSubmittedAt: null },
  ...{ duration: null, workMinutes: null, salary: null, description: null, location: null, workStatus: null },
  ...{ customerFeedback: null, customerRating: null, nextSteps: ["submitDetails"] },
};
export const acceptedJob: JobDetails = {
  ...arrivedJob,
  status: "Accepted",
  arrivedAt: null,
  arrivalVerified: false,
  nextSteps: ["arrive"],
};
export const detailedJob: JobDetails = {
  ...{ ...arrivedJob, detailsSubmittedAt: "2026-05-01T11:00:00.000Z", duration: 1, salary: 4500 },
  ...{ description: "A new geyser", location: "Roof", workStatus: "InProgress" },
  nextSteps: ["submitDetails", "saveDraft", "complete"],
};

/** One job as the job desk sees it, just posted. A test changes what it needs. */
export const deskJob: DeskJob = {
  ...{
    id: jobId,
    jobId: jobId,
    jobNumber: "H-10482",
    status: "Requested",
    createdDate: "2026-05-01T08:00:00Z",
  },
  ...{ category: "Installations", skill: "AC Installation", subSkill: null, city: "Islamabad", area: "G-9" },
  ...{ address: "House 12", phoneNumber: "+923031234567", customerName: "Ayesha Siddiqui", email: null },
  ...{ pinLocationLatitude: null, pinLocationLongitude: null, customerId: "7f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a12" },
  ...{ providerId: null, providerName: null, providerPhone: null, description: "It hums.", scheduledFor: null },
  ...{ proposedTime: null, proposedBy: null, paymentMethod: "cash", earning: null, rating: null, isPaid: false },
  ...{
    materials: null,
    priceStatus: null,
    priceObjection: null,
    offeredPrice: null,
    completedDate: null,
    arrivedAt: null,
    arrivalVerified: false,
    callBy: null,
  },
  ...{ arrivalDistanceMeters: null, arrivalAccuracyMeters: null, detailsSubmittedAt: null, duration: null },
  ...{ workDescription: null, workLocation: null, cancelReason: null, feedback: null, feedbackBy: null, cash: null },
  ...{
    followsJobId: null,
    problem: null,
    followUpJobId: null,
    canSendBack: false,
    attachments: [],
    complaints: [],
    timeline: [],
  },
  nextSteps: ["assign", "cancel"],
};
