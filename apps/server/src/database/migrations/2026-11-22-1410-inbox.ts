import { type Kysely, sql } from "kysely";

/** Each kind of what is due is read in its own order (docs/product.md D7); these two had no index in it. */
const statements = [
  `create index jobs_with_open_objection on jobs (details_submitted_at, id)
    where disputed_price_paisa = price_paisa and agreed_price_paisa is distinct from price_paisa`,
  "create index visits_waiting on visits (starts_at, id) where status = 'Booked'",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
