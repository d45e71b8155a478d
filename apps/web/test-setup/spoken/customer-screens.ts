import type { FollowedJob } from "../../app/jobs/customer/followed-job.ts";
import { emptyDraft, type Step } from "../../app/jobs/customer/posting/job-draft.ts";
import { keepDraft } from "../../app/jobs/customer/posting/kept-draft.ts";
import { followedJob, followedJobId } from "../followed-job.ts";
import { press } from "../screen-person.ts";
import { customer } from "../signed-in.ts";
import type { SpokenScreen, SpokenScreens } from "./spoken-screen.ts";

const draft = {
  ...{ ...emptyDraft, category: "Installations", skill: "AC Installation", city: "Islamabad", area: "G-9" },
  address: "House 12",
};
const posting = (step: Step): SpokenScreen => ({ path: "/jobs/new", begin: () => keepDraft({ draft, step }) });

/** The page of a job. */
export const followed = (changes: Partial<FollowedJob> = {}): SpokenScreen => ({
  path: `/jobs/${followedJobId}`,
  who: customer,
  replies: { [`Job/${followedJobId}`]: { body: { ...followedJob, ...changes } } },
});
const unpriced: Partial<FollowedJob> = { salary: null, priceStatus: null, detailsSubmittedAt: null, nextSteps: [] };
const requested: Partial<FollowedJob> = { ...unpriced, status: "Requested", arrivedAt: null, provider: null };
const completed: Partial<FollowedJob> = {
  ...{ priceStatus: "agreed", status: "Completed", completedDate: "2026-05-01T12:00:00.000Z" },
  payment: { status: "due", method: null, claimed: null },
};

export const customerScreens: SpokenScreens<"customer"> = {
  "post-what": { path: "/jobs/new" },
  "post-where": posting("where"),
  "post-when": posting("when"),
  "post-review": { ...posting("review"), who: customer },
  "post-account": posting("review"),
  "job-asking": followed({ ...requested, isOffered: true }),
  cancel: { ...followed({ ...requested, nextSteps: ["cancel"] }), act: () => press("Cancel this job") },
  "job-cancelled": followed({ ...requested, status: "Cancelled" }),
  "job-accepted": followed({ ...unpriced, status: "Accepted", arrivedAt: null }),
  "start-code": followed({ ...unpriced, status: "Accepted", arrivedAt: null, startCode: "4821" }),
  "job-arrived": followed(unpriced),
  price: followed(),
  pay: followed({ ...completed, nextSteps: ["pay"] }),
  confirm: followed({ ...completed, nextSteps: ["confirm"] }),
  problem: followed({ ...completed, nextSteps: [], canReportProblem: true }),
};
