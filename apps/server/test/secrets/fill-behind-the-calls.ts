import { sql } from "kysely";
import type { Database } from "../../src/database/database.ts";
import type { Person } from "../portal.ts";

interface Filling {
  customer: Person;
  provider: Person;
  jobId: string;
  /** What a person may have written anywhere. */
  words: string;
}

export async function findId(db: Database, table: "inquiries" | "contracts" | "walletPayments"): Promise<string> {
  return (await db.selectFrom(table).select("id").executeTakeFirstOrThrow()).id;
}

/** Where a call would need a whole day's work: the columns are filled as it would. */
export async function fillBehindTheCalls(db: Database, { customer, provider, jobId, words }: Filling) {
  const contractId = await findId(db, "contracts");
  await sql`update contracts set status = 'Completed', completed_at = now(), status_reason = ${words}`.execute(db);
  await sql`insert into contract_members (contract_id, provider_id, added_at, left_at, left_reason)
    values (${contractId}, ${provider.id}, now(), now(), ${words})`.execute(db);
  await sql`insert into contract_days (contract_id, provider_id, day, presence, note, marked_at)
    values (${contractId}, ${provider.id}, '2026-03-01', 'present', ${words}, now())`.execute(db);
  await sql`update contract_events set reason = ${words}`.execute(db);
  await sql`update quotes set note = ${words}`.execute(db);
  await sql`update jobs set provider_id = ${provider.id}, status = 'Completed', completed_at = now(), work_description = ${words},
    work_location = ${words}, draft_feedback = ${words}, price_objection = ${words}, cancel_reason = ${words}
    where id = ${jobId}`.execute(db);
  await sql`insert into reviews (job_id, provider_id, rating, feedback, reported_by, created_at)
    values (${jobId}, ${provider.id}, 5, ${words}, 'customer', now())`.execute(db);
  await sql`insert into card_transactions (id, account_id, direction, status, amount_paisa, name_on_card, created_at, inquired_at)
    values (gen_random_uuid(), ${customer.id}, 'out', 'failed', 1000, ${words}, now(), now())`.execute(db);
  await sql`insert into customer_addresses (id, account_id, label, city_id, area_id, address, landmark, created_at)
    select gen_random_uuid(), ${customer.id}, ${words}, city_id, id, ${words}, ${words}, now() from areas limit 1`.execute(
    db,
  );
  await sql`insert into payout_accounts (provider_id, kind, holder_name, number, updated_at)
    values (${provider.id}, 'easypaisa', 'Behzad Tareen', '+923457778899', now())`.execute(db);
  await sql`insert into identity_requests (id, account_id, status, changes, reason, created_at)
    values (gen_random_uuid(), ${provider.id}, 'Refused', ${JSON.stringify({ fatherName: "Gulab Tareen" })}, ${words}, now())`.execute(
    db,
  );
}
