import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, requiredLines, wireNumber } from "../fields.ts";
import { limits } from "../limits.ts";
import { JobStatus } from "./job.ts";

/** Agreeing on when the handyman comes, after acceptance (docs/product.md J22). */

const timeStep = {
  method: "POST",
  params: z.object({ id: Id }),
  reply: ActionReply,
  access: ["verified-provider", "customer"],
  body: z.object({ time: z.iso.datetime() }),
  errors: ["job-not-found", "job-state"],
} as const;

export const proposeTime = defineCall({
  ...timeStep,
  path: "/Job/:id/propose-time",
  summary: "Propose another time for an accepted job.",
  notes: [
    "The other side is asked; a newer proposal replaces an older one of either side.",
    "The office proposes for the handyman: the customer answers, and the handyman reads the agreed time.",
  ],
  access: [...timeStep.access, "Dispatcher"],
});

const answer = { ...timeStep, errors: [...timeStep.errors, "facts-changed"] } as const;

export const agreeTime = defineCall({
  ...answer,
  path: "/Job/:id/agree-time",
  summary: "Accept the time that the other side proposes.",
  notes: ["`time` is the one that the caller has read; if it was changed meanwhile, the call is refused."],
});

export const declineTime = defineCall({
  ...answer,
  path: "/Job/:id/decline-time",
  summary: "Decline the time that the other side proposes.",
  notes: ["The former time stays."],
});

export const runLate = defineCall({
  ...timeStep,
  path: "/Job/:id/running-late",
  summary: "Report a delay to the customer, in minutes.",
  access: ["verified-provider"],
  notes: [
    "`comesAt` is the clock time that the caller has tapped, of a job without a time. It counts if the minutes say the same.",
  ],
  body: z.object({
    minutes: wireNumber(z.int().min(limits.lateMinutesMin).max(limits.lateMinutesMax)),
    comesAt: z.iso.datetime().optional(),
  }),
});

export const giveBack = defineCall({
  ...timeStep,
  path: "/Job/:id/give-back",
  summary: "Return an accepted job, with the reason.",
  notes: [
    "The job is offered to others at once, and never again to the handyman who returned it.",
    "A repeat gets the same reply.",
  ],
  access: ["verified-provider"],
  body: z.object({ reason: requiredLines(limits.reasonCharacters) }),
  reply: ActionReply.extend({ status: JobStatus }),
});
