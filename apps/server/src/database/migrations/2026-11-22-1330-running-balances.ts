import { type Kysely, sql } from "kysely";

/** As many totals of an account as the portal has connections: those who post at once seldom wait for each other. */
const shards = 16;

/** Sums of some lines, or of all, in the order in which everybody takes the rows: nobody waits for each other in a ring. */
const addTotals = (lines: string) => `
  insert into ledger_totals as known (account_kind, shard, debit_paisa, credit_paisa)
  select account_kind, pg_backend_pid() % ${shards}, coalesce(sum(amount_paisa) filter (where amount_paisa > 0), 0),
    coalesce(-sum(amount_paisa) filter (where amount_paisa < 0), 0)
  from ${lines} group by 1 order by 1
  on conflict (account_kind, shard) do update
    set debit_paisa = known.debit_paisa + excluded.debit_paisa, credit_paisa = known.credit_paisa + excluded.credit_paisa`;
const addBalances = (lines: string) => `
  insert into provider_balances as known (owner_id, payable_paisa, cash_paisa, dues_paisa)
  select owner_id, coalesce(sum(amount_paisa) filter (where account_kind = 'provider-payable'), 0),
    coalesce(sum(amount_paisa) filter (where account_kind = 'cash-with-provider'), 0),
    coalesce(sum(amount_paisa) filter (where account_kind = 'provider-dues'), 0)
  from ${lines} where account_kind in ('provider-payable', 'cash-with-provider', 'provider-dues') group by 1 order by 1
  on conflict (owner_id) do update set payable_paisa = known.payable_paisa + excluded.payable_paisa,
    cash_paisa = known.cash_paisa + excluded.cash_paisa, dues_paisa = known.dues_paisa + excluded.dues_paisa`;

/**
 * Running sums of the ledger, kept by the statement that inserts lines, whoever sends it: the trial balance reads a hundred rows and a
 * batch of payouts those who are owed, however many lines there are.
 */
const statements = [
  "lock table ledger_lines in share row exclusive mode",
  `create table ledger_totals (
    account_kind text not null,
    shard smallint not null,
    debit_paisa bigint not null,
    credit_paisa bigint not null,
    primary key (account_kind, shard)
  ) with (fillfactor = 50)`,
  `create table provider_balances (
    owner_id uuid primary key,
    payable_paisa bigint not null,
    cash_paisa bigint not null,
    dues_paisa bigint not null,
    owed_paisa bigint not null generated always as (-(payable_paisa + cash_paisa) - greatest(dues_paisa, 0)) stored
  )`,
  "create index provider_balances_owed on provider_balances (owed_paisa desc) where owed_paisa > 0",
  `create function keep_ledger_balances() returns trigger language plpgsql as $$
  begin
    ${addBalances("lines")};
    ${addTotals("lines")};
    return null;
  end $$`,
  `create trigger ledger_lines_balances after insert on ledger_lines referencing new table as lines
    for each statement execute function keep_ledger_balances()`,
  `create function rebuild_ledger_balances() returns void language plpgsql as $$
  begin
    lock table ledger_lines in share row exclusive mode;
    delete from ledger_totals;
    delete from provider_balances;
    ${addBalances("ledger_lines")};
    ${addTotals("ledger_lines")};
  end $$`,
  "select rebuild_ledger_balances()",
  "drop index ledger_lines_by_kind",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
