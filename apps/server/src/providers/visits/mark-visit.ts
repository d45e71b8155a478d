import { visitSteps } from "@hunarmand/api/providers/visit-steps";
import type * as api from "@hunarmand/api/providers/visits";
import { takeStep } from "../../database/take-step.ts";
import { takeDecision } from "../../domain/decisions/take-decision.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { getReplies } from "../../values/replies.ts";
import { findVisit } from "./visits.queries.ts";

interface VisitMark {
  id: string;
  step: "came" | "missed";
  read: { startsAt: string };
}

/** Records whether an applicant came to their visit. */
async function markVisit(services: Services, caller: Caller, { id, step, read }: VisitMark): Promise<void> {
  const rule = visitSteps[step];
  await takeDecision(services, caller, {
    ...{ noun: "visit", to: rule.to },
    move: (db, now) =>
      takeStep(db, "visits", { rule, which: { id }, set: { decidedAt: now, decidedBy: caller.accountId } }),
    facts: (_, { startsAt }) => ({ read, now: { startsAt }, place: "" }),
    audit: ({ providerId }) => ({ action: `visit.${step}`, subjectType: "provider", subjectId: providerId }),
    find: (db) => findVisit(db, id),
  });
}

export const markVisitCame: UseCase<typeof api.markVisitCame> = async (services, caller, { params, body }) => {
  await markVisit(services, caller, { id: params.id, step: "came", read: body });
  return { message: getReplies().markVisitCame };
};

export const markVisitMissed: UseCase<typeof api.markVisitMissed> = async (services, caller, { params, body }) => {
  await markVisit(services, caller, { id: params.id, step: "missed", read: body });
  return { message: getReplies().markVisitMissed };
};
