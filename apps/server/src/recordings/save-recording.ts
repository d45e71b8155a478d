import type * as api from "@hunarmand/api/recordings/recordings";
import { writeAudit } from "../domain/audit/audit.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { insertWrittenFile, removeQuietly, writeVoice } from "../services/files/files.ts";
import { invalidField } from "../values/app-error.ts";
import { getReplies } from "../values/replies.ts";
import { toAuditSubject } from "./audit-subject.ts";
import { deleteRecording, insertRecording, lockSentence } from "./recordings.queries.ts";

/** Stores a recording in the place of the former one. It is not encrypted, because everybody may play it. */
export const saveRecording: UseCase<typeof api.saveRecording> = async (services, caller, { params, body, files }) => {
  if (!files.file) throw invalidField("file", "voice-missing");
  const { db, clock, replyMemory } = services;
  const wish = { ownerId: caller.accountId, kind: "recording", upload: files.file, isPrivate: false } as const;
  const written = await writeVoice(services, wish);
  const seconds = written.seconds ?? body.seconds ?? null;
  const replaced = await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    await lockSentence(transaction, params);
    const before = await deleteRecording(transaction, params);
    const { id: fileId } = await insertWrittenFile(transaction, { ...written, now });
    await insertRecording(transaction, { ...params, fileId, seconds });
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: "recording.save",
      ...toAuditSubject(params),
      ...(before ? { before: { sha256: before.sha256 } } : {}),
      after: { sha256: written.sha256, seconds },
    });
    return before;
  });
  if (replaced) await removeQuietly(services, [replaced.storedName]);
  replyMemory.forget();
  return { message: getReplies().saveRecording };
};
