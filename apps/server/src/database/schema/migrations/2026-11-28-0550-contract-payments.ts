import { type Kysely, sql } from "kysely";
import { endCompatibility } from "../compatibility.ts";

const statements = [
  `alter table contracts add column planned_at timestamptz`,
  `create table contract_parts (
    contract_id uuid not null references contracts on delete cascade,
    number smallint not null,
    day date not null,
    amount_paisa bigint not null check (amount_paisa > 0),
    primary key (contract_id, number)
  )`,
  `create table contract_payments (
    id uuid primary key,
    contract_id uuid not null references contracts,
    amount_paisa bigint not null check (amount_paisa > 0),
    day date not null,
    way text not null check (way in ('cash', 'bank', 'wallet', 'cheque')),
    reference text,
    entered_at timestamptz not null,
    voided_at timestamptz,
    void_reason text,
    check ((voided_at is null) = (void_reason is null))
  )`,
  `create index contract_payments_of_contract on contract_payments (contract_id, day desc, entered_at desc, id desc)`,
  `alter table ledger_transactions drop constraint ledger_transactions_kind_check`,
  `alter table ledger_transactions add constraint ledger_transactions_kind_check check (kind in (
    'card-payment', 'wallet-payment', 'cash-confirmed', 'payout', 'payout-returned', 'dues-set-off', 'refund', 'correction',
    'contract-payment', 'contract-payment-voided'
  ))`,
  `alter table ledger_lines drop constraint ledger_lines_account_kind_check`,
  `alter table ledger_lines add constraint ledger_lines_account_kind_check check (account_kind in (
    'provider-dues', 'provider-payable', 'cash-with-provider', 'customer', 'platform-revenue', 'card-clearing', 'wallet-clearing',
    'payout-clearing', 'contract-clearing', 'contract-income'
  ))`,
  `alter table ledger_lines drop constraint ledger_lines_check`,
  `alter table ledger_lines add constraint ledger_lines_check check ((owner_id is null) = (account_kind in (
    'platform-revenue', 'card-clearing', 'wallet-clearing', 'payout-clearing', 'contract-clearing', 'contract-income'
  )))`,
];

/** The plan of a contract's payments, those received, and their accounts in the ledger (docs/product.md X8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await endCompatibility(db, "2026-11-28-0550-contract-payments");
}
