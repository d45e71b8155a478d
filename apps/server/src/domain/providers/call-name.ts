import { type RawBuilder, sql } from "kysely";

/** First words that are no name by themselves: nobody is called "Allah" or "Abdul". */
const halves = ["abdul", "abdur", "abu", "allah", "ghulam"];

/**
 * The name that people call somebody by, which is all that strangers read (docs/product.md P11): the first name, with the next word where the first
 * is only half a name, as in Allah Bakhsh. An expression on an alias of the accounts.
 */
export function callName(account: string): RawBuilder<string> {
  const [first, last] = ["firstName", "lastName"].map((column) => sql.ref<string>(`${account}.${column}`));
  return sql<string>`case when lower(${first}) in (${sql.join(halves)})
    then trim(${first} || ' ' || split_part(${last}, ' ', 1)) else ${first} end`;
}
