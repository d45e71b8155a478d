import type { Call, ReplyOf } from "@hunarmand/api/call";
import type { createJob } from "@hunarmand/api/jobs/customer";
import { ApiError } from "../calls/api-error.ts";
import type { LooseRequest } from "../calls/call-api.ts";
import { toFile, type WaitingCall, type WaitingKind } from "./waiting-call.ts";

interface KindRule {
  /** Loads the call: a screen needs one or two of them. */
  load: () => Promise<Call>;
  /** Later calls of the same subject need this one: they wait while it is refused. */
  holdsOthers: boolean;
  toRequest: (waiting: WaitingCall) => LooseRequest;
  /** The screen on which it can be done again with other values. */
  findScreen?: (waiting: WaitingCall) => string;
  /** What a new call of this kind and subject replaces: by default only a refused one. */
  replaces?: "nothing" | "each";
  /** What the server has created: the later calls of the subject belong to it, and cannot be sent before. */
  findCreated?: (reply: unknown) => Created;
}

export interface Created {
  subject: string;
  name: string;
}

const ofJob = ({ subject, values }: WaitingCall): LooseRequest => ({ params: { id: subject }, body: { ...values } });

const rules: Record<WaitingKind, KindRule> = {
  arrival: {
    load: async () => (await import("@hunarmand/api/jobs/provider")).markArrival,
    holdsOthers: true,
    toRequest: ({ subject, values }) => ({ body: { jobId: subject, ...values } }),
    findScreen: ({ subject }) => `/acceptarrival/${subject}`,
  },
  startCode: {
    load: async () => (await import("@hunarmand/api/jobs/arrival")).startByCode,
    holdsOthers: true,
    toRequest: ofJob,
    findScreen: ({ subject }) => `/acceptarrival/${subject}`,
  },
  picture: {
    load: async () => (await import("@hunarmand/api/jobs/attachments")).addAttachment,
    holdsOthers: false,
    toRequest: (waiting) => ({ params: { id: waiting.subject }, body: toForm("file", waiting) }),
    replaces: "nothing",
  },
  details: {
    load: async () => (await import("@hunarmand/api/jobs/provider")).updateJobDetails,
    holdsOthers: true,
    toRequest: ({ subject, values }) => ({ body: { id: subject, ...values } }),
    findScreen: ({ subject }) => `/acceptjobdetailssubmission/${subject}`,
  },
  completion: {
    load: async () => (await import("@hunarmand/api/jobs/provider")).completeJob,
    holdsOthers: true,
    toRequest: ({ subject, values }) => ({ body: { id: subject, ...values } }),
    findScreen: ({ subject }) => `/jobcompletion/${subject}`,
  },
  cash: {
    load: async () => (await import("@hunarmand/api/payments/provider")).declareCash,
    holdsOthers: false,
    toRequest: ({ subject, values }) => ({ body: { jobId: subject, ...values } }),
    findScreen: () => "/completedjobs",
  },
  late: {
    load: async () => (await import("@hunarmand/api/jobs/times")).runLate,
    holdsOthers: false,
    toRequest: ofJob,
    findScreen: () => "/activejobs",
  },
  availability: {
    load: async () => (await import("@hunarmand/api/providers/providers")).setAvailability,
    holdsOthers: false,
    toRequest: ({ values }) => ({ body: { ...values } }),
    findScreen: () => "/profile",
    // Only the last state of the switch counts.
    replaces: "each",
  },
  job: {
    load: async () => (await import("@hunarmand/api/jobs/customer")).createJob,
    holdsOthers: true,
    toRequest: ({ values }) => ({ body: { ...values } }),
    findScreen: () => "/jobs/new",
    findCreated: (reply) => {
      const { jobId, jobNumber } = reply as ReplyOf<typeof createJob>;
      return { subject: jobId, name: jobNumber };
    },
  },
  review: {
    load: async () => (await import("@hunarmand/api/jobs/customer-steps")).confirmJob,
    holdsOthers: false,
    toRequest: ofJob,
    findScreen: ({ subject }) => `/jobs/${subject}`,
  },
  walletProof: {
    load: async () => (await import("@hunarmand/api/payments/payer")).submitWalletPayment,
    holdsOthers: false,
    toRequest: (waiting) => ({ body: toForm("transactionImage", waiting) }),
    findScreen: ({ values: { jobId } }) => `/walletpayments${jobId === undefined ? "" : `?jobId=${jobId}`}`,
  },
};

/** Returns undefined for a kind that another version of the portal has stored. */
export const findRule = (kind: WaitingKind): KindRule | undefined =>
  (rules as Partial<Record<WaitingKind, KindRule>>)[kind];

function toForm(fileField: string, { values, file }: WaitingCall): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) body.set(name, String(value));
  if (file) body.set(fileField, toFile(file));
  return body;
}

/** @throws ApiError "network" if the call could not be loaded */
export const loadCall = ({ load }: KindRule): Promise<Call> =>
  load().catch(() => {
    throw new ApiError({ code: "network", status: 0, message: "" });
  });

/** Two ways to begin a job: who was too far away types the customer's code instead. */
const beginnings: readonly WaitingKind[] = ["arrival", "startCode"];

/** Whether one is done again by the other. */
export const isSameStep = (one: WaitingKind, other: WaitingKind): boolean =>
  one === other || (beginnings.includes(one) && beginnings.includes(other));

/** Whether a new call takes the place of a stored one. */
export function isReplaced(stored: WaitingCall, { kind, subject }: Pick<WaitingCall, "kind" | "subject">): boolean {
  if (!isSameStep(stored.kind, kind) || stored.subject !== subject) return false;
  const replaces = findRule(kind)?.replaces;
  return replaces === "each" || (replaces === undefined && stored.refusal !== undefined);
}

/** Whether later calls of its subject need it. Those of an unknown kind may. */
export const holdsOthers = ({ kind }: Pick<WaitingCall, "kind">): boolean => findRule(kind)?.holdsOthers !== false;

/** Whether later calls of its subject wait for this one. */
export const isHolding = (call: WaitingCall): boolean => call.refusal !== undefined && holdsOthers(call);
