import { type Kysely, sql } from "kysely";

/** The first number of the series. */
const first = 10_001;

/**
 * Every settled job has a receipt with a number out of a series without gaps. The number is given at the commit, as the transaction's
 * last act: a row of its own counts, not a sequence, so that what is rolled back takes no number, and those who settle at once wait
 * for each other only as long as a commit takes.
 */
const statements = [
  `create table receipts (
    number integer primary key,
    job_id uuid not null constraint receipts_job_unique unique references jobs,
    entry_id uuid not null unique references ledger_transactions
  )`,
  "create table receipt_series (id boolean primary key default true check (id), last_number integer not null)",
  `create function number_receipt() returns trigger language plpgsql as $$
  declare taken integer;
  begin
    insert into receipt_series as series (last_number) values (${first})
      on conflict (id) do update set last_number = series.last_number + 1 returning last_number into taken;
    insert into receipts (number, job_id, entry_id) values (taken, new.job_id, new.id);
    return null;
  end $$`,
  `insert into receipts (number, job_id, entry_id)
    select ${first - 1} + row_number() over (order by posted_at, id), job_id, id from ledger_transactions where job_id is not null`,
  "insert into receipt_series (last_number) select max(number) from receipts having count(*) > 0",
  `create constraint trigger ledger_transactions_receipts after insert on ledger_transactions
    deferrable initially deferred for each row when (new.job_id is not null) execute function number_receipt()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
