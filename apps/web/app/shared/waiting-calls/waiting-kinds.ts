import type { Call } from "@hunarmand/api/call";
import { startByCode } from "@hunarmand/api/jobs/arrival";
import { addAttachment } from "@hunarmand/api/jobs/attachments";
import { completeJob, markArrival, updateJobDetails } from "@hunarmand/api/jobs/provider";
import { runLate } from "@hunarmand/api/jobs/times";
import { declareCash } from "@hunarmand/api/payments/provider";
import type { LooseRequest } from "../calls/call-api.ts";
import { toFile, type WaitingCall, type WaitingKind } from "./waiting-call.ts";

interface KindRule {
  call: Call;
  /** Later calls of the same subject need this one: they wait while it is refused. */
  holdsOthers: boolean;
  toRequest: (waiting: WaitingCall) => LooseRequest;
  /** The screen on which it can be done again with other values. */
  findScreen?: (subject: string) => string;
}

const ofJob = ({ subject, values }: WaitingCall): LooseRequest => ({ params: { id: subject }, body: { ...values } });

const rules: Record<WaitingKind, KindRule> = {
  arrival: {
    call: markArrival,
    holdsOthers: true,
    toRequest: ({ subject, values }) => ({ body: { jobId: subject, ...values } }),
    findScreen: (jobId) => `/acceptarrival/${jobId}`,
  },
  startCode: {
    call: startByCode,
    holdsOthers: true,
    toRequest: ofJob,
    findScreen: (jobId) => `/acceptarrival/${jobId}`,
  },
  picture: { call: addAttachment, holdsOthers: false, toRequest: toPictureRequest },
  details: {
    call: updateJobDetails,
    holdsOthers: true,
    toRequest: ({ subject, values }) => ({ body: { id: subject, ...values } }),
    findScreen: (jobId) => `/acceptjobdetailssubmission/${jobId}`,
  },
  completion: {
    call: completeJob,
    holdsOthers: true,
    toRequest: ({ subject, values }) => ({ body: { id: subject, ...values } }),
    findScreen: (jobId) => `/jobcompletion/${jobId}`,
  },
  cash: {
    call: declareCash,
    holdsOthers: false,
    toRequest: ({ subject, values }) => ({ body: { jobId: subject, ...values } }),
    findScreen: () => "/completedjobs",
  },
  late: { call: runLate, holdsOthers: false, toRequest: ofJob, findScreen: () => "/activejobs" },
};

/** Returns undefined for a kind that another version of the portal has stored. */
export const findRule = (kind: WaitingKind): KindRule | undefined =>
  (rules as Partial<Record<WaitingKind, KindRule>>)[kind];

function toPictureRequest({ subject, values, file }: WaitingCall): LooseRequest {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) body.set(name, String(value));
  if (file) body.set("file", toFile(file));
  return { params: { id: subject }, body };
}

/** Whether later calls of its subject wait for this one. */
export const isHolding = ({ kind, refusal }: WaitingCall): boolean =>
  refusal !== undefined && findRule(kind)?.holdsOthers !== false;
