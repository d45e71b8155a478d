import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/jobs/notes/job-notes";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findNotableJob } from "./job-notes.queries.ts";

/** Saves the note and its audit row. The audit row does not repeat the words. */
export const addJobNote: UseCase<typeof api.addJobNote> = async ({ db, clock }, caller, { params, body }) => {
  const [now, id] = [clock.now(), randomUUID()];
  await db.transaction().execute(async (transaction) => {
    if (!(await findNotableJob(transaction, params.id))) throw new AppError("job-not-found");
    const note = { id, jobId: params.id, authorId: caller.accountId, words: body.words, createdAt: now };
    await transaction.insertInto("jobNotes").values(note).execute();
    const entry = { at: now, actorId: caller.accountId, action: "job.note", after: { note: id } };
    await writeAudit(transaction, { ...entry, subjectType: "job", subjectId: params.id });
  });
  return { message: getReplies().addJobNote };
};
