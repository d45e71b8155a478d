import { type Kysely, sql } from "kysely";

/** Only what a customer gave is a rating: a provider's own report of it counts nowhere. */
const statements = [
  "drop index reviews_that_rate",
  `create index reviews_that_rate on reviews (provider_id) include (rating)
    where voided_at is null and reported_by = 'customer'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
