import { isAccepted } from "@hunarmand/api/jobs/steps";
import type * as api from "@hunarmand/api/jobs/times";
import { sql } from "kysely";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { type Caller, isOffice } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { invalidField } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { takeDeskStep } from "../office/take-desk-step.ts";
import { isSameTime, moveTime } from "./move-time.ts";

/** The same proposal again changes nothing. The office proposes for the handyman, and the customer answers (docs/product.md J22). */
export const proposeTime: UseCase<typeof api.proposeTime> = async (services, caller, { params, body }) => {
  const time = new Date(body.time);
  if (time <= services.clock.now()) throw invalidField("time", "time-past");
  const { accountId } = caller;
  if (isOffice(caller)) return proposeForHandyman(services, caller, { jobId: params.id, time });
  await moveTime(services, caller, {
    step: "proposeTime",
    jobId: params.id,
    time,
    set: { proposedTime: time, proposedBy: accountId },
    onlyIf: isNew(time, accountId),
    isDone: (job) => isAccepted(job) && isSameTime(job.proposedTime, time) && job.proposedBy === accountId,
  });
  return { message: getReplies().proposeTime };
};

const isNew = (time: Date, accountId: string) =>
  sql<boolean>`(job.proposed_time is distinct from ${time} or job.proposed_by <> ${accountId})`;

interface Proposal {
  jobId: string;
  time: Date;
}

async function proposeForHandyman(services: Services, caller: Caller, { jobId, time }: Proposal) {
  const { accountId } = caller;
  await takeDeskStep(services, caller, {
    jobId,
    // It decides nothing: the customer answers.
    read: undefined,
    action: "job.propose-time",
    after: { proposedTime: time.toISOString() },
    move: (db, move) =>
      moveJob(db, {
        ...{ ...move, step: "proposeTime", set: { proposedTime: time, proposedBy: accountId } },
        ...{ onlyIf: isNew(time, accountId), detail: { time: time.toISOString() } },
      }),
    isDone: (job) => isAccepted(job) && isSameTime(job.proposedTime, time) && job.proposedBy === accountId,
  });
  return { message: getReplies().proposeTimeToCustomer };
}
