import type * as api from "@hunarmand/api/jobs/arrival";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import { makeStartCode } from "../../domain/jobs/start-code.ts";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { takeDeskStep } from "../office/take-desk-step.ts";

/** Neither audit nor history contains the code: only the customer can read it. */
export const renewStartCode: UseCase<typeof api.renewStartCode> = async (services, caller, { params, body }) => {
  const status = await takeDeskStep(services, caller, {
    jobId: params.id,
    read: undefined,
    action: "job.start-code",
    reason: body.reason,
    after: { startCode: "new" },
    move: (db, move) => moveJob(db, { ...move, step: "renewStartCode", set: makeStartCode() }),
    isDone: () => false,
  });
  return { message: getReplies().renewStartCode, status };
};
