import { sql } from "kysely";
import type { Database } from "../../src/database/database.ts";
import type { Person } from "../portal.ts";

interface Filling {
  customer: Person;
  provider: Person;
  jobId: string;
  /** Words that a person has written. */
  words: string;
}

export async function findId(db: Database, table: "inquiries" | "contracts" | "walletPayments"): Promise<string> {
  return (await db.selectFrom(table).select("id").executeTakeFirstOrThrow()).id;
}

/** Fills columns directly whose calls would need a long set-up. */
export async function fillWithoutCalls(db: Database, { customer, provider, jobId, words }: Filling) {
  const contractId = await findId(db, "contracts");
  await sql`insert into job_events (job_id, actor_id, kind, at, detail)
    select id, customer_id, 'price-disputed', now(), jsonb_build_object('words', ${words}::text) from jobs`.execute(db);
  await sql`update customer_addresses set landmark = ${words}`.execute(db);
  await sql`update inquiries set reopen_message = ${words}`.execute(db);
  await sql`update contracts set status = 'Completed', completed_at = now(), status_reason = ${words}`.execute(db);
  await sql`insert into contract_members (contract_id, provider_id, added_at, left_at, left_reason)
    values (${contractId}, ${provider.id}, now(), now(), ${words})`.execute(db);
  await sql`insert into contract_days (contract_id, provider_id, day, presence, note, marked_at)
    values (${contractId}, ${provider.id}, '2026-03-01', 'present', ${words}, now())`.execute(db);
  await sql`insert into contract_payments (id, contract_id, amount_paisa, day, way, reference, entered_at, voided_at, void_reason)
    values (gen_random_uuid(), ${contractId}, 1000, '2026-03-01', 'bank', ${words}, now(), now(), ${words})`.execute(
    db,
  );
  await sql`update contract_events set reason = ${words}`.execute(db);
  await sql`update quotes set note = ${words}, objection_words = ${words}`.execute(db);
  await sql`update jobs set provider_id = ${provider.id}, status = 'Completed', completed_at = now(), work_status = 'Completed', work_description = ${words},
    work_location = ${words}, draft_feedback = ${words}, price_objection = ${words}, cancel_reason = ${words}
    where id = ${jobId}`.execute(db);
  await sql`insert into reviews (job_id, provider_id, rating, feedback, public_words, reported_by, created_at)
    values (${jobId}, ${provider.id}, 5, ${words}, ${words}, 'customer', now())`.execute(db);
  await sql`insert into card_transactions (id, account_id, direction, status, amount_paisa, name_on_card, created_at, inquired_at)
    values (gen_random_uuid(), ${customer.id}, 'out', 'failed', 1000, ${words}, now(), now())`.execute(db);
  await sql`insert into identity_requests (id, account_id, status, changes, reason, created_at)
    values (gen_random_uuid(), ${provider.id}, 'Refused', ${JSON.stringify({ fatherName: "Gulab Tareen" })}, ${words}, now())`.execute(
    db,
  );
  await fillRarely(db, { customer, provider, jobId, words });
}

/** Fills columns that are set for a time, for some people, or by older versions only. */
async function fillRarely(db: Database, { customer, provider, jobId, words }: Filling) {
  await sql`update customers set caller_phone = ${customer.phone} where account_id = ${customer.id}`.execute(db);
  await sql`insert into phone_codes (ticket_hash, phone, purpose, code_hash, created_at, expires_at)
    values ('ticket', ${customer.phone}, 'login', 'code', now(), now())`.execute(db);
  const template = JSON.stringify({ name: "job_assigned", values: [words] });
  await sql`update outbox set error = ${words}, template = ${template}`.execute(db);
  await sql`update notices set subject = ${words}, text = ${words}`.execute(db);
  await sql`insert into known_places (account_id, place, seen_at) values (${customer.id}, ${words}, now())`.execute(db);
  await sql`insert into live_streams (id, account_id, address, opened_at, seen_at)
    values (gen_random_uuid(), ${customer.id}, '203.0.113.9', now(), now())`.execute(db);
  await sql`insert into visits (id, provider_id, starts_at, status, created_at)
    values (gen_random_uuid(), ${provider.id}, now(), 'Came', now())`.execute(db);
  await sql`insert into provider_notes (id, provider_id, author_id, words, created_at)
    select gen_random_uuid(), ${provider.id}, id, ${words}, now() from accounts where role = 'Owner' limit 1`.execute(
    db,
  );
  await sql`insert into inquiry_notes (id, inquiry_id, author_id, words, created_at)
    select gen_random_uuid(), inquiries.id, owner.id, ${words}, now() from inquiries,
      (select id from accounts where role = 'Owner' limit 1) owner`.execute(db);
  await sql`insert into inquiry_messages (inquiry_id, kind, words, sent_at)
    select id, 'reopening', ${words}, now() from inquiries`.execute(db);
  await sql`insert into job_notes (id, job_id, author_id, words, created_at)
    select gen_random_uuid(), ${jobId}, id, ${words}, now() from accounts where role = 'Owner' limit 1`.execute(db);
}
