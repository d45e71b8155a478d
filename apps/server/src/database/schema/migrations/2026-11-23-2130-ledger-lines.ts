import { type Kysely, sql } from "kysely";

/** Finance reads the ledger by time, by account and by kind of entry, each in the list's order (docs/product.md M20). */
const statements = [
  "create index ledger_lines_by_time on ledger_lines (posted_at desc, id desc)",
  `create index ledger_lines_by_account on ledger_lines (account_kind, posted_at desc, id desc) include (amount_paisa)`,
  "create index ledger_transactions_by_kind on ledger_transactions (kind, posted_at desc)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
