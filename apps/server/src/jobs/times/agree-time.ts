import { isAccepted } from "@hunarmand/api/jobs/steps";
import type * as api from "@hunarmand/api/jobs/times";
import { noProposal } from "../../domain/jobs/start-code.ts";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { isSameTime, moveTime } from "./move-time.ts";
import { isProposed } from "./times.queries.ts";

export const agreeTime: UseCase<typeof api.agreeTime> = async (services, caller, { params, body }) => {
  const time = new Date(body.time);
  await moveTime(services, caller, {
    step: "agreeTime",
    jobId: params.id,
    time,
    set: { scheduledFor: time, ...noProposal },
    onlyIf: isProposed(time, caller),
    isDone: (job) => isAccepted(job) && job.proposedTime === null && isSameTime(job.scheduledFor, time),
  });
  return { message: getReplies().agreeTime };
};
