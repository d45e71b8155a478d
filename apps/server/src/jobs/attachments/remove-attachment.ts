import type * as api from "@hunarmand/api/jobs/attachments";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { removeQuietly } from "../../services/files/files.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { assertAttachable } from "./attachable-job.ts";
import { deleteAttachment, findAttachment, findOwnStatus } from "./attachments.queries.ts";

/** An attachment that does not exist gets the same reply, so that a repeat succeeds. */
export const removeAttachment: UseCase<typeof api.removeAttachment> = async (services, caller, { params }) => {
  const { id: jobId, attachmentId: id } = params;
  const name = await services.db.transaction().execute(async (transaction) => {
    await lockJob(transaction, jobId);
    if (!(await findOwnStatus(transaction, jobId, caller))) throw new AppError("job-not-found");
    const found = await findAttachment(transaction, id, jobId);
    if (!found) return undefined;
    await assertAttachable(transaction, caller, { jobId, kind: found.kind });
    // A former handyman's pictures stay: the next one did not take them.
    if (found.addedBy !== caller.accountId) throw new AppError("not-allowed");
    return deleteAttachment(transaction, id);
  });
  if (name) await removeQuietly(services, [name]);
  return { message: getReplies().removeAttachment };
};
