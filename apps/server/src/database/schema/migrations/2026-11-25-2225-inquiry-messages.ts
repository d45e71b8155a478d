import { type Kysely, sql } from "kysely";

/**
 * The messages of an inquiry after its first (docs/product.md I7), with the last answer and the last reopening of each inquiry. A
 * reopening is 24 hours before it is due; the time of an answer that was reopened is in the audit log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table inquiry_messages (
    id bigint generated always as identity primary key,
    inquiry_id uuid not null references inquiries,
    kind text not null check (kind in ('answer', 'reopening')),
    words text not null,
    sent_at timestamptz not null
  )`.execute(db);
  await sql`create index inquiry_messages_of_inquiry on inquiry_messages (inquiry_id, id)`.execute(db);
  await sql`insert into inquiry_messages (inquiry_id, kind, words, sent_at)
    select id, kind, words, sent_at from (
      select id, 'answer' as kind, answer as words, coalesce(resolved_at,
        (select max(entry.at) from audit_entries entry where entry.subject_type = 'inquiry'
          and entry.subject_id = inquiries.id::text and entry.action = 'inquiry.resolve'), created_at) as sent_at
      from inquiries where answer is not null
      union all
      select id, 'reopening', reopen_message, due_at - interval '24 hours' from inquiries where reopen_message is not null
    ) known order by sent_at`.execute(db);
}
