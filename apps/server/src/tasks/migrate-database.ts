import { readConfig } from "../config.ts";
import { openDatabase } from "../database/open-database.ts";

/** `npm run db:migrate`: brings the schema up to date and ends; `npm start` does the same before it listens. */
const database = await openDatabase(readConfig());
await database.close();
process.stdout.write("The database is up to date.\n");
