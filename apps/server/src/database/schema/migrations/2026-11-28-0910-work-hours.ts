import { type Kysely, sql } from "kysely";

/** The hours in which a handyman takes jobs (docs/product.md P7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table providers add column work_hours text not null default 'day' check (work_hours in ('day', 'late', 'always'))`.execute(
    db,
  );
}
