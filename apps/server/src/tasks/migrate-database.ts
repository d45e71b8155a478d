import { readConfig } from "../config.ts";
import { openDatabase } from "../database/open-database.ts";

/** `npm run db:migrate`: updates the schema and ends. `npm start` also does this before it listens. */
const database = await openDatabase(readConfig());
await database.close();
process.stdout.write("The database is up to date.\n");
