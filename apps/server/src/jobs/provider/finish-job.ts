import type * as api from "@hunarmand/api/jobs/provider";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { completeOwnJob } from "./complete-own-job.ts";

export const finishJob: UseCase<typeof api.finishJob> = async (services, caller, { params }) => {
  await completeOwnJob(services, { jobId: params.id, providerId: caller.accountId, feedback: undefined });
  return { message: getReplies().finishJob };
};
