import { type Kysely, sql } from "kysely";

/** A handyman applies with name, place and trade (docs/product.md P2). What the office compares with the CNIC may follow, but comes first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table providers
    alter column father_name drop not null,
    alter column cnic drop not null,
    alter column gender drop not null,
    add constraint providers_verified_whole check (status not in ('Verified', 'Suspended')
      or (father_name is not null and cnic is not null and gender is not null))`.execute(db);
}
