import { type Kysely, sql } from "kysely";

/**
 * Whose name stands on a line of a card history is read through the account. Only what a payer typed into the card form stays with the
 * line: of the others the copy goes, and a handyman's line learns whose payment it was.
 */
const statements = [
  "alter table card_transactions alter column name_on_card drop not null, add column payer_id uuid references accounts",
  `update card_transactions line set payer_id = job.customer_id from jobs job
    where job.id = line.job_id and line.direction = 'in' and job.customer_id <> line.account_id`,
  `update card_transactions line set payer_id = charge.account_id
    from payment_returns back join ledger_transactions entry on entry.id = back.entry_id
    join card_transactions charge on charge.id = entry.source_id
    where line.brand in ('Refund', 'Correction') and line.direction = 'out' and line.account_id <> charge.account_id
      and line.settled_at = back.settled_at and line.amount_paisa = back.amount_paisa`,
  `update card_transactions line set name_on_card = null from accounts account
    where account.id = line.account_id and (line.direction = 'in' or line.brand in ('Refund', 'Correction', 'Payout returned')
      or account.erased_at is not null or line.name_on_card = btrim(account.first_name || ' ' || account.last_name))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
