import type { KyselyPlugin } from "kysely";
import { openPostgres } from "../../src/database/postgres.ts";
import { migrate } from "../../src/database/schema/migrate.ts";

/**
 * Run as a process of its own with a database URL and a number: migrates, and kills itself before the statement with that number. Without a
 * number it says how many statements there are.
 */
const [, , databaseUrl = "", killAt] = process.argv;
const database = openPostgres(databaseUrl);

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
