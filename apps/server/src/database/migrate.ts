import { Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import * as accountsAndJobs from "./migrations/001-accounts-and-jobs.ts";

/** In order; a migration that has landed is never edited. */
const migrations = {
  "001-accounts-and-jobs": accountsAndJobs,
};

/** Brings the schema up to date: all pending migrations in one transaction, under a lock that other processes wait for. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
