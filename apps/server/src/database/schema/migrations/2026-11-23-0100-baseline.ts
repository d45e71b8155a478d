import { type Kysely, sql } from "kysely";
import { readSqlFiles } from "../../sql-files.ts";

/** All tables as the second edition had them: the files of database/baseline. Functions and triggers follow when all migrations are done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const text of readSqlFiles("baseline")) await sql.raw(text).execute(db);
}
