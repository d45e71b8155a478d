import { type Kysely, sql } from "kysely";

/** Who bears a name is read from the index alone; with the columns of the name in it, because PostgreSQL looks for these and not for what is made of them. */
const statements = [
  "drop index accounts_by_name",
  "create index accounts_by_name on accounts (lower(first_name || ' ' || last_name) text_pattern_ops) include (id, first_name, last_name)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
