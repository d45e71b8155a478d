import { isAccepted } from "@hunarmand/api/jobs/steps";
import type * as api from "@hunarmand/api/jobs/times";
import { sql } from "kysely";
import type { UseCase } from "../../http/serve.ts";
import { invalidField } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { isSameTime, moveTime } from "./move-time.ts";

/** The same proposal again changes nothing. */
export const proposeTime: UseCase<typeof api.proposeTime> = async (services, caller, { params, body }) => {
  const time = new Date(body.time);
  if (time <= services.clock.now()) throw invalidField("time", "time-past");
  const { accountId } = caller;
  await moveTime(services, caller, {
    step: "proposeTime",
    jobId: params.id,
    time,
    set: { proposedTime: time, proposedBy: accountId },
    onlyIf: sql<boolean>`(job.proposed_time is distinct from ${time} or job.proposed_by <> ${accountId})`,
    isDone: (job) => isAccepted(job) && isSameTime(job.proposedTime, time) && job.proposedBy === accountId,
  });
  return { message: getReplies().proposeTime };
};
