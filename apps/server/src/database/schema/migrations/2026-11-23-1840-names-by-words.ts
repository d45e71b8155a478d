import { type Kysely, sql } from "kysely";

/** The words of a text without regard to letter case. All functions are built in, so that replacing the portal's own drops no index. */
const wordsOf = (text: string) =>
  String.raw`array_to_tsvector(array_remove(regexp_split_to_array(lower(${text}), '[\s.,''’()/\\-]+'), ''))`;

/** The office finds people, contracts and inquiries by any word of their names (docs/product.md D9). */
const statements = [
  `create index accounts_by_name_words on accounts using gin (${wordsOf("first_name || ' ' || last_name")})`,
  `create index contracts_by_name_words on contracts using gin (${wordsOf("contractor_name || ' ' || project_name")})`,
  "drop index contracts_by_contractor_start",
  "drop index contracts_by_project_start",
  `create index inquiries_by_name_words on inquiries using gin (${wordsOf("name")})`,
  "create index inquiries_by_phone_start on inquiries (phone text_pattern_ops)",
  `create index card_transactions_by_gateway_reference on card_transactions (gateway_reference)
    where gateway_reference is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
