import type { DeskThreadMessage, ThreadMessage } from "@hunarmand/api/inquiries/thread";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";

/** The messages of an inquiry in their order. An answer's author is in the audit log. */
const selectMessages = (db: Database, inquiryId: string) =>
  db
    .selectFrom("inquiryMessages as message")
    .select(["message.kind", "message.words", "message.sentAt"])
    .select(
      sql<string | null>`case when message.kind = 'answer' then (
        select trim(actor.first_name || ' ' || actor.last_name) from audit_entries entry
          join accounts actor on actor.id = entry.actor_id
          where entry.subject_type = 'inquiry' and entry.subject_id = message.inquiry_id::text
            and entry.action = 'inquiry.resolve' and entry.at = message.sent_at limit 1) end`.as("authorName"),
    )
    .where("message.inquiryId", "=", inquiryId)
    .orderBy("message.id")
    .execute();

interface Letter {
  id: string;
  message: string;
  createdAt: Date;
}

/** Returns the whole thread, for the office. */
export async function readThread(db: Database, { id, message, createdAt }: Letter): Promise<DeskThreadMessage[]> {
  const letter = { kind: "letter", words: message, sentDate: createdAt.toISOString(), authorName: null } as const;
  const messages = await selectMessages(db, id);
  return [letter, ...messages.map(({ sentAt, ...one }) => ({ ...one, sentDate: sentAt.toISOString() }))];
}

/** Returns the thread for its sender, without the names of staff. Others may have the reference, so `isProven` decides about their words. */
export async function readOwnThread(db: Database, letter: Letter, isProven: boolean): Promise<ThreadMessage[]> {
  const thread = await readThread(db, letter);
  return thread.map(({ kind, sentDate, words }) => ({
    ...{ kind, sentDate },
    words: kind === "answer" || isProven ? words : null,
  }));
}
