import { nextStepsOf, type StepOf, type Steps } from "../steps.ts";
import type { JobEventKind } from "./events.ts";

/** The states of a job, as the wire spells them (docs/product.md J1). */
export const jobStatus = {
  requested: "Requested",
  accepted: "Accepted",
  inProgress: "InProgress",
  completed: "Completed",
  cancelled: "Cancelled",
} as const;
export type JobStatus = (typeof jobStatus)[keyof typeof jobStatus];

/** The handyman's report of the work at details and completion. Only `completed` completes the job (docs/product.md J6). */
export const workStatus = { pending: "Pending", inProgress: "InProgress", completed: "Completed" } as const;

/** Accepted and not over: a handyman's current jobs. */
export const statusesInHand = [jobStatus.accepted, jobStatus.inProgress] as const;
/** Not over. */
export const openStatuses = [jobStatus.requested, ...statusesInHand] as const;

export const isRequested = ({ status }: { status: JobStatus }): boolean => status === jobStatus.requested;
export const isAccepted = ({ status }: { status: JobStatus }): boolean => status === jobStatus.accepted;
export const isInProgress = ({ status }: { status: JobStatus }): boolean => status === jobStatus.inProgress;
export const isCompleted = ({ status }: { status: JobStatus }): boolean => status === jobStatus.completed;
export const isCancelled = ({ status }: { status: JobStatus }): boolean => status === jobStatus.cancelled;

/**
 * `details`: submitted. `unverifiedArrival`: neither a position nor the office has confirmed the arrival. `unsettled`: the ledger has no
 * payment of it. `due`: unsettled, and no payment is pending. `openPrice`: a price that the customer has not agreed to and nobody has paid.
 * `unagreedPrice`: no price, or one that the customer has not agreed to. `disputedPrice`: one that they dispute, without a pending payment. `startCode`: there is one, and tries are left.
 * `timeProposed`: by one side, for the other to accept or decline. The office proposes for the handyman.
 */
export type JobNeed =
  | "openOffer"
  | "details"
  | "unverifiedArrival"
  | "unconfirmed"
  | "unsettled"
  | "due"
  | "openPrice"
  | "unagreedPrice"
  | "disputedPrice"
  | "startCode"
  | "timeProposed";

const { requested, accepted, inProgress, completed, cancelled } = jobStatus;

/** The steps of a job (docs/product.md J2). A rejection only moves the offer: offer-steps.ts. */
export const jobSteps = {
  post: { from: [], to: requested, by: ["customer", "Dispatcher"], event: "requested" },
  change: { from: [requested], by: ["customer", "Dispatcher"], event: "updated" },
  accept: { from: [requested], to: accepted, by: ["provider"], needs: ["openOffer"], event: "accepted" },
  assign: { from: [requested], to: accepted, by: ["Dispatcher"], event: "assigned" },
  reassign: { from: [accepted], by: ["Dispatcher"], event: "assigned" },
  arrive: { from: [accepted], to: inProgress, by: ["provider"], event: "arrived" },
  confirmArrival: {
    from: [accepted, inProgress],
    to: inProgress,
    by: ["Dispatcher"],
    needs: ["unverifiedArrival"],
    event: "arrived",
  },
  proposeTime: { from: [accepted], by: ["provider", "customer", "Dispatcher"], event: "time-proposed" },
  agreeTime: { from: [accepted], by: ["provider", "customer"], needs: ["timeProposed"], event: "time-agreed" },
  declineTime: { from: [accepted], by: ["provider", "customer"], needs: ["timeProposed"], event: "time-declined" },
  runLate: { from: [accepted], by: ["provider"], event: "running-late" },
  giveBack: { from: [accepted], to: requested, by: ["provider"], event: "given-back" },
  startByCode: {
    from: [accepted, inProgress],
    to: inProgress,
    by: ["provider"],
    needs: ["unverifiedArrival", "startCode"],
    event: "arrived-by-code",
  },
  renewStartCode: {
    from: [accepted, inProgress],
    by: ["Dispatcher"],
    needs: ["unverifiedArrival"],
    event: "start-code-renewed",
  },
  reportPin: { from: [accepted], by: ["provider"], event: "pin-reported" },
  correctPin: { from: [accepted], by: ["customer", "Dispatcher"], event: "pin-corrected" },
  submitDetails: { from: [inProgress], by: ["provider"], event: "details-submitted" },
  saveDraft: { from: [inProgress], by: ["provider"], needs: ["details"] },
  agreePrice: { from: [inProgress, completed], by: ["customer"], needs: ["openPrice"], event: "price-agreed" },
  disputePrice: { from: [inProgress, completed], by: ["customer"], needs: ["openPrice"], event: "price-disputed" },
  correctPrice: {
    from: [inProgress, completed],
    by: ["provider", "Dispatcher"],
    needs: ["disputedPrice"],
    event: "price-asked",
  },
  endWithoutWork: {
    from: [inProgress],
    to: cancelled,
    by: ["provider", "customer", "Dispatcher"],
    needs: ["unagreedPrice"],
    event: "ended-without-work",
  },
  complete: {
    from: [inProgress],
    to: completed,
    by: ["provider", "Dispatcher"],
    needs: ["details"],
    event: "completed",
  },
  confirm: { from: [completed], by: ["customer"], needs: ["unconfirmed"], event: "confirmed" },
  pay: { from: [completed], by: ["customer"], needs: ["due"] },
  declareCash: { from: [completed], by: ["provider"], needs: ["unsettled"] },
  confirmCash: { from: [completed], by: ["Finance"], needs: ["due"] },
  cancel: { from: [requested, accepted], to: cancelled, by: ["customer", "Dispatcher"], event: "cancelled" },
} as const satisfies Steps<JobStatus, JobNeed, JobEventKind>;

export type JobStep = StepOf<typeof jobSteps>;

export const JobNextSteps = nextStepsOf(jobSteps);
