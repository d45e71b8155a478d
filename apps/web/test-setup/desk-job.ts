import type { DeskJob } from "@hunarmand/api/jobs/office";

/** One job as the job desk sees it, just posted; what a test is about is changed. */
export const deskJobId = "0c6f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c11";

export const deskJob: DeskJob = {
  ...{
    id: deskJobId,
    jobId: deskJobId,
    jobNumber: "H-10482",
    status: "Requested",
    createdDate: "2026-05-01T08:00:00Z",
  },
  ...{ category: "Installations", skill: "AC Installation", subSkill: null, city: "Islamabad", area: "G-9" },
  ...{ address: "House 12", phoneNumber: "+923031234567", customerName: "Ayesha Siddiqui", email: null },
  ...{ pinLocationLatitude: null, pinLocationLongitude: null, customerId: "7f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a12" },
  ...{ providerId: null, providerName: null, providerPhone: null, description: "It hums.", scheduledFor: null },
  ...{ proposedTime: null, proposedBy: null, paymentMethod: "cash", earning: null, rating: null, isPaid: false },
  ...{ priceStatus: null, priceObjection: null, completedDate: null, arrivedAt: null, arrivalVerified: false },
  ...{ arrivalDistanceMeters: null, arrivalAccuracyMeters: null, detailsSubmittedAt: null, duration: null },
  ...{ workDescription: null, workLocation: null, cancelReason: null, feedback: null, feedbackBy: null, cash: null },
  ...{ followsJobId: null, problem: null, followUpJobId: null, canSendBack: false, attachments: [], timeline: [] },
  nextSteps: ["assign", "cancel"],
};
