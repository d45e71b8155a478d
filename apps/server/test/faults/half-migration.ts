import type { KyselyPlugin } from "kysely";
import { openPostgres } from "../../src/database/postgres.ts";
import { migrate } from "../../src/database/schema/migrate.ts";

/**
 * A program with the arguments database URL and number: migrates, and kills itself before the statement with that number. Without a number it
 * prints the count of statements.
 */
const [, , databaseUrl = "", killAt] = process.argv;
const database = openPostgres(databaseUrl, { deadlineScale: 100 });

let statements = 0;
const killer: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (++statements === Number(killAt)) process.kill(process.pid, "SIGKILL");
    return node;
  },
  transformResult: async ({ result }) => result,
};

await migrate(database.db.withPlugin(killer));
await database.close();
process.stdout.write(String(statements));
