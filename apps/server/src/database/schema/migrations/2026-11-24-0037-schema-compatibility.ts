import { type Kysely, sql } from "kysely";

/** The oldest version that works on this schema, by its newest migration (docs/production.md, Upgrade). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table schema_compatibility (since text not null)`.execute(db);
  await sql`insert into schema_compatibility (since) values ('2026-11-24-0037-schema-compatibility')`.execute(db);
}
