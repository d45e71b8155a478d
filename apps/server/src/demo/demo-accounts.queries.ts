import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { demoPeople, demoProviders } from "./demo-people.ts";

export async function markDemoAccounts(db: Database, accountIds: readonly string[]): Promise<void> {
  await db
    .insertInto("demoAccounts")
    .values(accountIds.map((accountId) => ({ accountId })))
    .execute();
}

/** Lists the logins of the demo's people, also before this database's schema is up to date. Returns none if it has no tables. */
export async function listDemoAccounts(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ accounts: string | null; marks: string | null }>`
    select to_regclass('accounts')::text as accounts, to_regclass('demo_accounts')::text as marks`.execute(db);
  if (!tables[0]?.accounts) return [];
  const { rows } = await (tables[0].marks ? selectMarked : selectUnmarked).execute(db);
  return rows.map(({ name }) => name);
}

const selectMarked = sql<{ name: string }>`
  select coalesce(email, phone) as name from accounts join demo_accounts on account_id = id order by name`;

/** From before accounts were marked: created at the same moment as an Owner, which nobody can sign up as. */
const selectUnmarked = sql<{ name: string }>`
  select account.email as name from accounts account join accounts owner on owner.created_at = account.created_at
  where owner.email = 'office@example.pk' and owner.role not in ('Provider', 'Customer')
  and account.email = any(${[...demoProviders, ...demoPeople].map(({ email }) => email)}::text[]) order by name`;
