import { type RawBuilder, sql } from "kysely";
import { isNumber, normaliseCnic, normalisePhone } from "../values/identifiers.ts";
import type { Database } from "./database.ts";

const cnicDigits = 13;

/** If more people match, a list in order of time fills its page quickly, so they are not looked up first (decision 090). */
const namesakesMax = 2_000;
const lastCharacter = "\u{10FFFF}";

/** A pattern for `like` that matches texts beginning with these words. */
export const beginningOf = (search: string): string => `${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;

/** Matches a beginning with operators that use the index for any text; a prepared `like` does not. They have no special characters. */
export const beginsAsKept = (column: RawBuilder<unknown>, beginning: string) =>
  sql<boolean>`(${column} ~>=~ ${beginning} and ${column} ~<~ ${beginning + lastCharacter})`;

/** The same for columns in lower case. */
export const beginsWith = (column: RawBuilder<unknown>, search: string) => beginsAsKept(column, search.toLowerCase());

/** Returns the accounts whose name or e-mail begins with these words. Returns nothing if there are too many to look up singly. */
async function findNamesakes(db: Database, search: string): Promise<string[] | undefined> {
  const limit = sql.lit(namesakesMax + 1);
  const { rows } = await sql<{ ids: string[] | null }>`
    with found as materialized (
      (select id from accounts where ${beginsWith(sql`lower(first_name || ' ' || last_name)`, search)} limit ${limit})
      union (select id from accounts where ${beginsWith(sql`email`, search)} limit ${limit})
    )
    select case when count(*) <= ${sql.lit(namesakesMax)} then coalesce(array_agg(id), '{}') end as ids from found`.execute(
    db,
  );
  return rows[0]?.ids ?? undefined;
}

interface SearchedAccount {
  /** Its alias in the query. */
  account: string;
  /** The column with the account's id, if the list's rows are not accounts. Few ids are compared with it before any account is read. */
  idInRow?: string;
}

/** Matches an account of the query by the beginning of its name or e-mail. */
export async function matchAccount(
  db: Database,
  { account, idInRow = `${account}.id` }: SearchedAccount,
  search: string,
): Promise<RawBuilder<boolean>> {
  const namesakes = await findNamesakes(db, search);
  if (namesakes) return sql`${sql.ref(idInRow)} = any(${namesakes}::uuid[])`;
  const name = sql`lower(${sql.ref(`${account}.firstName`)} || ' ' || ${sql.ref(`${account}.lastName`)})`;
  const beginning = beginningOf(search);
  // The planner expects a `case` to match half of the rows. It then reads the list in its order, instead of sorting it for few matches.
  return sql`case when ${name} like ${beginning} or ${sql.ref(`${account}.email`)} like ${beginning} then true else false end`;
}

/** Matches the query's `provider` with their `account`: exactly by a phone number or CNIC, or by the beginning of a name or e-mail. */
export async function matchProvider(db: Database, search: string): Promise<RawBuilder<boolean>> {
  const digits = normaliseCnic(search);
  if (isNumber(search) && digits.length === cnicDigits) return sql`provider.cnic = ${digits}`;
  const phone = normalisePhone(search);
  return phone ? sql`account.phone = ${phone}` : matchAccount(db, { account: "account" }, search);
}
