import type * as several from "@hunarmand/api/providers/missed-visits";
import { visitStatus, visitSteps } from "@hunarmand/api/providers/visit-steps";
import type * as api from "@hunarmand/api/providers/visits";
import { takeStep, takeSteps } from "../../database/take-step.ts";
import { takeDecision } from "../../domain/decisions/take-decision.ts";
import { takeDecisions } from "../../domain/decisions/take-decisions.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { getReplies } from "../../values/replies.ts";
import { findVisit, findVisits, isAtTime } from "./visits.queries.ts";

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

/** Records that several people did not come. One who came, cancelled or chose another time meanwhile does not stop the others. */
export const markVisitsMissed: UseCase<typeof several.markVisitsMissed> = async (
  services,
  caller,
  { body: { visits } },
) => {
  const rule = visitSteps.missed;
  const { done, refused } = await takeDecisions(services, caller, {
    noun: "visit",
    ids: visits.map(({ id }) => id),
    move: (db, ids, now) => {
      const set = { decidedAt: now, decidedBy: caller.accountId };
      return takeSteps(db, "visits", { rule, ids, set, only: isAtTime(visits) });
    },
    audit: ({ providerId }) => ({ action: "visit.missed", subjectType: "provider", subjectId: providerId }),
    find: findVisits,
    refuse: ({ status }) => {
      if (status === rule.to) return undefined;
      return status === visitStatus.booked ? "facts-changed" : "visit-state";
    },
  });
  const counts = { done: done.length, left: refused.length, all: done.length + refused.length };
  return { message: getReplies().markVisitsMissed(counts), done, refused };
};
