import type { Call, ReplyOf } from "@hunarmand/api/call";
import { startByCode } from "@hunarmand/api/jobs/arrival";
import { addAttachment } from "@hunarmand/api/jobs/attachments";
import { createJob } from "@hunarmand/api/jobs/customer";
import { confirmJob } from "@hunarmand/api/jobs/customer-steps";
import { completeJob, markArrival, updateJobDetails } from "@hunarmand/api/jobs/provider";
import { runLate } from "@hunarmand/api/jobs/times";
import { submitWalletPayment } from "@hunarmand/api/payments/payer";
import { declareCash } from "@hunarmand/api/payments/provider";
import { setAvailability } from "@hunarmand/api/providers/providers";
import type { LooseRequest } from "../calls/call-api.ts";
import { toFile, type WaitingCall, type WaitingKind } from "./waiting-call.ts";

interface KindRule {
  call: Call;
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
    call: markArrival,
    holdsOthers: true,
    toRequest: ({ subject, values }) => ({ body: { jobId: subject, ...values } }),
    findScreen: ({ subject }) => `/acceptarrival/${subject}`,
  },
  startCode: {
    call: startByCode,
    holdsOthers: true,
    toRequest: ofJob,
    findScreen: ({ subject }) => `/acceptarrival/${subject}`,
  },
  picture: {
    call: addAttachment,
    holdsOthers: false,
    toRequest: (waiting) => ({ params: { id: waiting.subject }, body: toForm("file", waiting) }),
    replaces: "nothing",
  },
  details: {
    call: updateJobDetails,
    holdsOthers: true,
    toRequest: ({ subject, values }) => ({ body: { id: subject, ...values } }),
    findScreen: ({ subject }) => `/acceptjobdetailssubmission/${subject}`,
  },
  completion: {
    call: completeJob,
    holdsOthers: true,
    toRequest: ({ subject, values }) => ({ body: { id: subject, ...values } }),
    findScreen: ({ subject }) => `/jobcompletion/${subject}`,
  },
  cash: {
    call: declareCash,
    holdsOthers: false,
    toRequest: ({ subject, values }) => ({ body: { jobId: subject, ...values } }),
    findScreen: () => "/completedjobs",
  },
  late: { call: runLate, holdsOthers: false, toRequest: ofJob, findScreen: () => "/activejobs" },
  availability: {
    call: setAvailability,
    holdsOthers: false,
    toRequest: ({ values }) => ({ body: { ...values } }),
    findScreen: () => "/profile",
    // Only the last state of the switch counts.
    replaces: "each",
  },
  job: {
    call: createJob,
    holdsOthers: true,
    toRequest: ({ values }) => ({ body: { ...values } }),
    findScreen: () => "/jobs/new",
    findCreated: (reply) => {
      const { jobId, jobNumber } = reply as ReplyOf<typeof createJob>;
      return { subject: jobId, name: jobNumber };
    },
  },
  review: {
    call: confirmJob,
    holdsOthers: false,
    toRequest: ofJob,
    findScreen: ({ subject }) => `/jobs/${subject}`,
  },
  walletProof: {
    call: submitWalletPayment,
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

/** Whether a new call takes the place of a stored one. */
export function isReplaced(stored: WaitingCall, { kind, subject }: Pick<WaitingCall, "kind" | "subject">): boolean {
  if (stored.kind !== kind || stored.subject !== subject) return false;
  const replaces = findRule(kind)?.replaces;
  return replaces === "each" || (replaces === undefined && stored.refusal !== undefined);
}

/** Whether later calls of its subject wait for this one. */
export const isHolding = ({ kind, refusal }: WaitingCall): boolean =>
  refusal !== undefined && findRule(kind)?.holdsOthers !== false;
