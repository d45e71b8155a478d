import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import * as accountsAndJobs from "./migrations/001-accounts-and-jobs.ts";
import * as limitsAndMail from "./migrations/002-limits-and-mail.ts";
import * as files from "./migrations/003-files.ts";
import * as payments from "./migrations/004-payments.ts";
import * as contractsAndInquiries from "./migrations/005-contracts-and-inquiries.ts";
import * as officeDesks from "./migrations/006-office-desks.ts";
import * as liveEvents from "./migrations/007-live-events.ts";

/** In order; a migration that has landed is never edited. */
const migrations = {
  "001-accounts-and-jobs": accountsAndJobs,
  "002-limits-and-mail": limitsAndMail,
  "003-files": files,
  "004-payments": payments,
  "005-contracts-and-inquiries": contractsAndInquiries,
  "006-office-desks": officeDesks,
  "007-live-events": liveEvents,
};

/** Brings the schema up to date: all pending migrations in one transaction, under a lock that other processes wait for. */
export async function migrate(db: Database): Promise<void> {
  if (await isUpToDate(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** One look instead of the migrator's many: most starts have nothing to do. */
async function isUpToDate(db: Database): Promise<boolean> {
  const { rows: found } = await sql`select to_regclass('kysely_migration') as name`.execute(db);
  if (!(found[0] as { name: string | null } | undefined)?.name) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).every((name) => done.has(name));
}
