import { type RawBuilder, sql } from "kysely";

/** What separates two words of a name. PostgreSQL and JavaScript read this pattern in the same way. */
const betweenWords = /[\s.,'’()/\\-]+/u;

const readWords = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(betweenWords)
    .filter((word) => word !== "");

/** The texts whose words have an index (decision 2026-11-23-1750). An index needs exactly this expression. */
export const namesOfAccount = (account?: string) =>
  joinColumns(["firstName", "lastName"].map((column) => (account ? `${account}.${column}` : column)));
export const namesOfContract = joinColumns(["contractorName", "projectName"]);
export const nameOfInquiry = sql.ref("name");

function joinColumns(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  );
}

/** Matches a text if each typed word begins one of its words, in any order. Without words it matches nothing. */
export function matchesWords(text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const words = readWords(typed);
  if (words.length === 0) return sql`false`;
  // No word contains a quote or a backslash, so none ends its quotation.
  const query = words.map((word) => `'${word}':*`).join(" & ");
  return sql`array_to_tsvector(array_remove(regexp_split_to_array(lower(${text}), ${sql.lit(betweenWords.source)}), ''))
    @@ ${query}::tsquery`;
}
