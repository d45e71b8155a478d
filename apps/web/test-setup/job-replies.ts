import type { JobDetails, RequestedJob } from "@hunarmand/api/jobs/job";

/** One job as its handyman's calls show it, step by step. */

/** Where the customer is. */
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
  ...{ ...offer, status: "Requested", distanceBand: "same-area", distanceKm: null, expiresAt: null },
  nextSteps: ["accept", "reject"],
};
export const arrivedJob: JobDetails = {
  ...{ ...offer, status: "InProgress", address: "House 12", phoneNumber: null, customerName: "Ayesha Siddiqui" },
  ...{
    pinLocationLatitude: home.latitude,
    pinLocationLongitude: home.longitude,
    email: null,
    followsJobId: null,
    priceStatus: null,
    proposedTime: null,
    proposedBy: null,
    scheduledFor: null,
    priceObjection: null,
    earning: null,
    rating: null,
  },
  ...{ completedDate: null, arrivedAt: "2026-05-01T10:00:00.000Z", arrivalVerified: true, detailsSubmittedAt: null },
  ...{ duration: null, salary: null, description: null, location: null, workStatus: null },
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
