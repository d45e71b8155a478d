import { type Kysely, sql } from "kysely";

const statements = [
  "alter table sub_skills add column price_from_paisa bigint, add column price_to_paisa bigint",
  `create table agreed_prices (
    sub_skill_id integer primary key references sub_skills on delete cascade,
    from_paisa bigint not null,
    to_paisa bigint not null
  )`,
];

/** The usual price of exact work: the office's band, and what customers agreed on lately (docs/product.md C8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
