import { type Kysely, sql } from "kysely";

/** Accounts that their people have closed, and what of them is still to be erased. */
const statements = [
  `alter table accounts add column closed_at timestamptz,
    add column erased_at timestamptz,
    add column documents_erased_at timestamptz`,
  `create index accounts_to_erase on accounts (closed_at)
    where closed_at is not null and (erased_at is null or documents_erased_at is null)`,
  "alter table customers drop constraint customers_status_known",
  "alter table customers add constraint customers_status_known check (status in ('Active', 'Blocked', 'Closed'))",
  "alter table providers drop constraint providers_status_check",
  `alter table providers add constraint providers_status_check
    check (status in ('Pending', 'SentBack', 'Verified', 'Rejected', 'Suspended', 'Closed'))`,
  "alter table wallet_payments alter column image_file_id drop not null",
  "create index inquiries_by_phone on inquiries (phone)",
  "create index notices_by_subject on notices (subject_id)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
