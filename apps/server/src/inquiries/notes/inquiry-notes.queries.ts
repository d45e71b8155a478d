import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

interface Mentioned {
  id: string;
  name: string;
}

const mentioned = sql<Mentioned[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', colleague.id, 'name', trim(colleague.first_name || ' ' || colleague.last_name))
      order by colleague.first_name, colleague.last_name, colleague.id)
    from accounts colleague where colleague.id = any(note.mentioned_ids)), '[]')`.as("mentioned");

export const selectInquiryNotes = (db: Database, { inquiryId, limit, cursor }: PagePlace & { inquiryId: string }) =>
  db
    .selectFrom("inquiryNotes as note")
    .innerJoin("accounts as author", "author.id", "note.authorId")
    .select(["note.id", "note.words", "note.createdAt", "author.firstName", "author.lastName"])
    .select(mentioned)
    .where("note.inquiryId", "=", inquiryId)
    .$call((list) => newestFirst(list, ["note.createdAt", "note.id"], { limit, cursor }))
    .execute();

/** Returns the inquiry if people may write about it: that of an erased person has no phone number, and a note about it would never be erased. */
export const findNotableInquiry = (db: Database, id: string) =>
  db.selectFrom("inquiries").select("id").where("id", "=", id).where("phone", "<>", "").executeTakeFirst();
