import type { ReplyOf } from "@hunarmand/api/call";
import type { getJob } from "@hunarmand/api/jobs/customer";

export const followedJobId = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a21";

/** A customer's job whose handyman has sent details and price. */
export const followedJob: ReplyOf<typeof getJob> = {
  ...{ id: followedJobId, jobId: followedJobId, jobNumber: "H-10482" },
  ...{ category: "Installations", skill: "AC Installation", subSkill: null },
  ...{ city: "Islamabad", area: "G-9", address: "House 12, Street 45", description: null, status: "InProgress" },
  ...{ createdDate: "2026-05-01T08:00:00.000Z", completedDate: null, arrivedAt: "2026-05-01T10:00:00.000Z" },
  ...{
    detailsSubmittedAt: "2026-05-01T10:10:00.000Z",
    salary: 1_500,
    followsJobId: null,
    problem: null,
    canReportProblem: false,
    feedback: null,
    proposedTime: null,
    proposedBy: null,
    startCode: null,
    pinReportedAt: null,
    materials: null,
    priceStatus: "asked",
    priceObjection: null,
    offeredPrice: null,
    usualPrice: { from: 1_000, to: 2_000 },
    workMinutes: 90,
    workDescription: "A new gas filling, and two hours of work.",
  },
  ...{ phoneNumber: "+923031234567", pinLocationLatitude: null, pinLocationLongitude: null, scheduledFor: null },
  ...{ paymentMethod: "cash", isOffered: false, cancelReason: null, confirmedDate: null, rating: null },
  provider: { name: "Ali Raza", phoneNumber: "+923001234567", rating: 4.5, hasPicture: false, publicId: null },
  nextSteps: ["agreePrice", "disputePrice"],
  timeline: [],
  payment: null,
  asked: null,
  attachments: [],
  complaints: [],
};

/** The same job while it waits for a handyman who was asked. */
export const waitingJob = {
  ...followedJob,
  ...{ salary: null, priceStatus: null, arrivedAt: null, detailsSubmittedAt: null, provider: null },
  ...{ status: "Requested", isOffered: true, nextSteps: ["change", "cancel"] },
};
