import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/inquiries/notes";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { pageOfNotes } from "../../domain/audit/colleague-notes.ts";
import { decodeCursor } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findNotableInquiry, selectInquiryNotes } from "./inquiry-notes.queries.ts";

export const listInquiryNotes: UseCase<typeof api.listInquiryNotes> = async ({ db }, _caller, { params, query }) => {
  const { limit, cursor } = query;
  const place = { inquiryId: params.id, limit, cursor: decodeCursor(cursor) };
  return pageOfNotes(await selectInquiryNotes(db, place), limit);
};

/** Saves the note and its audit row. The audit row does not repeat the words. */
export const addInquiryNote: UseCase<typeof api.addInquiryNote> = async ({ db, clock }, caller, { params, body }) => {
  const [now, id] = [clock.now(), randomUUID()];
  await db.transaction().execute(async (transaction) => {
    if (!(await findNotableInquiry(transaction, params.id))) throw new AppError("inquiry-not-found");
    const note = { id, inquiryId: params.id, authorId: caller.accountId, words: body.words, createdAt: now };
    await transaction.insertInto("inquiryNotes").values(note).execute();
    const entry = { at: now, actorId: caller.accountId, action: "inquiry.note", after: { note: id } };
    await writeAudit(transaction, { ...entry, subjectType: "inquiry", subjectId: params.id });
  });
  return { message: getReplies().addInquiryNote };
};
