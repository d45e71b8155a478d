import type * as api from "@hunarmand/api/jobs/times";
import { noProposal } from "../../domain/jobs/start-code.ts";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { moveTime } from "./move-time.ts";
import { isProposed } from "./times.queries.ts";

export const declineTime: UseCase<typeof api.declineTime> = async (services, caller, { params, body }) => {
  const time = new Date(body.time);
  await moveTime(services, caller, {
    step: "declineTime",
    jobId: params.id,
    time,
    set: { ...noProposal },
    onlyIf: isProposed(time, caller),
    isDone: () => false,
  });
  return { message: getReplies().declineTime };
};
