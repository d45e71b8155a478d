import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/inquiries/notes";
import type { Database } from "../../database/database.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { placeOfNote, toNote } from "../../domain/audit/colleague-notes.ts";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError, invalidField } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { publishMentions, selectColleagues } from "../office/colleagues.queries.ts";
import { findNotableInquiry, selectInquiryNotes } from "./inquiry-notes.queries.ts";

export const listInquiryNotes: UseCase<typeof api.listInquiryNotes> = async ({ db }, _caller, { params, query }) => {
  const { limit, cursor } = query;
  const place = { inquiryId: params.id, limit, cursor: decodeCursor(cursor) };
  return pageOf(await selectInquiryNotes(db, place), limit, {
    place: placeOfNote,
    item: (row) => ({ ...toNote(row), mentioned: row.mentioned }),
  });
};

/** Saves the note and its audit row, which does not repeat the words, and notifies the colleagues whom it mentions. */
export const addInquiryNote: UseCase<typeof api.addInquiryNote> = async ({ db, clock }, caller, { params, body }) => {
  const [now, id, mentionedIds] = [clock.now(), randomUUID(), [...new Set(body.mentionedIds)]];
  await db.transaction().execute(async (transaction) => {
    if (!(await findNotableInquiry(transaction, params.id))) throw new AppError("inquiry-not-found");
    await assertColleagues(transaction, caller.accountId, mentionedIds);
    const note = { id, inquiryId: params.id, authorId: caller.accountId, words: body.words, createdAt: now };
    await transaction
      .insertInto("inquiryNotes")
      .values({ ...note, mentionedIds })
      .execute();
    const after = { note: id, ...(mentionedIds.length > 0 ? { mentionedIds } : {}) };
    const entry = { at: now, actorId: caller.accountId, action: "inquiry.note", after };
    await writeAudit(transaction, { ...entry, subjectType: "inquiry", subjectId: params.id });
    await publishMentions(transaction, { id: params.id, mentionedIds, by: caller.accountId });
  });
  return { message: getReplies().addInquiryNote };
};

/** @throws AppError invalid-input if one of them is the author, or cannot read inquiries */
async function assertColleagues(db: Database, authorId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set((await selectColleagues(db, authorId)).map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) throw invalidField("mentionedIds", "colleagues-choice");
}
