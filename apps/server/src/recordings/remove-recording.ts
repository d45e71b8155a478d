import type * as api from "@hunarmand/api/recordings/recordings";
import { writeAudit } from "../domain/audit/audit.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { removeQuietly } from "../services/files/files.ts";
import { getReplies } from "../values/replies.ts";
import { toAuditSubject } from "./audit-subject.ts";
import { deleteRecording, lockSentence } from "./recordings.queries.ts";

/** A sentence without a recording gets the same reply, so that a repeat succeeds. */
export const removeRecording: UseCase<typeof api.removeRecording> = async (services, caller, { params }) => {
  const { db, clock, replyMemory } = services;
  const removed = await db.transaction().execute(async (transaction) => {
    await lockSentence(transaction, params);
    const before = await deleteRecording(transaction, params);
    if (!before) return undefined;
    await writeAudit(transaction, {
      at: clock.now(),
      actorId: caller.accountId,
      action: "recording.remove",
      ...toAuditSubject(params),
      before: { sha256: before.sha256 },
    });
    return before;
  });
  if (removed) await removeQuietly(services, [removed.storedName]);
  replyMemory.forget();
  return { message: getReplies().removeRecording };
};
