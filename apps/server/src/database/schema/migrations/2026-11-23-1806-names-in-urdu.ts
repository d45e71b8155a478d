import { type Kysely, sql } from "kysely";

/** Names and descriptions of the catalogue in Urdu (docs/product.md K5). The English name stays the one that calls use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["cities", "areas", "categories", "skills", "sub_skills"])
    await sql`alter table ${sql.table(table)} add column urdu_name text`.execute(db);
  for (const table of ["categories", "skills"])
    await sql`alter table ${sql.table(table)} add column urdu_description text`.execute(db);
}
