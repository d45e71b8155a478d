import { type Config, readConfig } from "../config.ts";
import { chooseDatabase } from "../database/open-database.ts";
import { findResetRefusal, hasAccounts, resetDatabase } from "../database/schema/reset-database.ts";
import { listDemoAccounts } from "../demo/demo-accounts.queries.ts";

/** `npm run db:reset`: empties the development database while its portal is stopped. With a DATABASE_URL it also takes the database's name. */
async function reset(config: Config, typedName: string | undefined): Promise<string> {
  const refusal = findResetRefusal(config, typedName);
  if (refusal) throw new Error(refusal);
  const database = chooseDatabase(config);
  try {
    await database.open();
    // A data folder that production uses has accounts but no demo. NODE_ENV may be missing in this shell.
    if (!config.databaseUrl && (await hasAccounts(database.db)) && (await listDemoAccounts(database.db)).length === 0)
      throw new Error("This database has accounts but no demo. Nothing was removed.");
    // A program keeps one session of its own in the portal's own PostgreSQL, which keeps PostgreSQL running.
    await resetDatabase(database.db, { ownSessions: config.databaseUrl ? 0 : 1 });
  } finally {
    await database.close();
  }
  return "The database is empty. The next start of the portal loads the catalogue, and the demo if there is one.";
}

try {
  process.stdout.write(`${await reset(readConfig(), process.argv[2])}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
