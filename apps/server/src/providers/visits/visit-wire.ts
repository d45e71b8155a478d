import { type VisitStatus, visitSteps } from "@hunarmand/api/providers/visit-steps";
import type { Visit } from "@hunarmand/api/providers/visits";
import { type Actor, findNextSteps } from "@hunarmand/api/steps";

interface VisitRow {
  id: string;
  startsAt: Date;
  status: VisitStatus;
}

export const toVisit = ({ id, startsAt, status }: VisitRow, actors: readonly Actor[]): Visit => ({
  id,
  startsAt: startsAt.toISOString(),
  status,
  nextSteps: findNextSteps(visitSteps, { status }, actors),
});
