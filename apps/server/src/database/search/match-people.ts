import { type RawBuilder, sql } from "kysely";
import { findPhoneBeginnings, isNumber, normaliseCnic } from "../../values/identifiers.ts";
import type { Database } from "../database.ts";
import { matchesWords, namesOfAccount } from "./match-words.ts";

const cnicDigits = 13;

/** If more people match, a list in order of time fills its page quickly, so they are not looked up first (decision 090). */
const namesakesMax = 2_000;
const lastCharacter = "\u{10FFFF}";

/** Matches a beginning with operators that use the index for any text; a prepared `like` does not. They have no special characters. */
export const beginsAsKept = (column: RawBuilder<unknown>, beginning: string) =>
  sql<boolean>`(${column} ~>=~ ${beginning} and ${column} ~<~ ${beginning + lastCharacter})`;

/** The same for columns in lower case. */
export const beginsWith = (column: RawBuilder<unknown>, search: string) => beginsAsKept(column, search.toLowerCase());

/** Matches a column with phone numbers in their stored form. Without `phones` it matches nothing. */
export const beginsWithPhone = (column: RawBuilder<unknown>, phones: readonly string[]) =>
  sql<boolean>`(${sql.join([sql`false`, ...phones.map((phone) => beginsAsKept(column, phone))], sql` or `)})`;

/**
 * Selects the ids of accounts that these words name, from indexes: by the beginning of a phone number if only digits were typed, otherwise
 * by words of the name or by the beginning of the e-mail. At most `rowsMax` of each. The index of words reads everybody who has them before
 * the first row, so it is not read for a beginning that so many names have: that has an index in order (decision 2026-11-23-1750).
 */
export function selectNamesakes(typed: string, rowsMax: number): RawBuilder<unknown> {
  const limit = sql.lit(rowsMax);
  const phones = findPhoneBeginnings(typed);
  if (phones.length > 0)
    return sql`((select id from accounts where ${beginsWithPhone(sql`phone`, phones)} limit ${limit})
      union (select account_id from customers where ${beginsWithPhone(sql`caller_phone`, phones)} limit ${limit}))`;
  return sql`(with begun as materialized
      (select id from accounts where ${beginsWith(sql`lower(first_name || ' ' || last_name)`, typed)} limit ${limit})
    select id from begun
    union (select id from accounts where (select count(*) from begun) < ${limit} and ${matchesWords(namesOfAccount(), typed)}
      limit ${limit})
    union (select id from accounts where ${beginsWith(sql`email`, typed)} limit ${limit}))`;
}

/** Returns the accounts that these words name. Returns nothing if there are too many to look up singly. */
export async function findNamesakes(db: Database, search: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ ids: string[] | null }>`
    with found as materialized ${selectNamesakes(search, namesakesMax + 1)}
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

/** Matches an account of the query by words of its name in any order, by the beginning of its e-mail, or by its phone in any spelling. */
export async function matchAccount(
  db: Database,
  { account, idInRow = `${account}.id` }: SearchedAccount,
  search: string,
): Promise<RawBuilder<boolean>> {
  const namesakes = await findNamesakes(db, search);
  if (namesakes) return sql`${sql.ref(idInRow)} = any(${namesakes}::uuid[])`;
  // The planner expects a `case` to match half of the rows. It then reads the list in its order, instead of sorting it for few matches.
  return sql`case when ${isNamed(account, search)} then true else false end`;
}

function isNamed(account: string, search: string): RawBuilder<boolean> {
  const phones = findPhoneBeginnings(search);
  if (phones.length === 0)
    return sql`${matchesWords(namesOfAccount(account), search)} or ${beginsWith(sql.ref(`${account}.email`), search)}`;
  return sql`${beginsWithPhone(sql.ref(`${account}.phone`), phones)} or exists (
    select from customers where account_id = ${sql.ref(`${account}.id`)} and ${beginsWithPhone(sql`caller_phone`, phones)})`;
}

/** Matches the query's `provider` with their `account`: exactly by a CNIC, or as `matchAccount` does. */
export async function matchProvider(db: Database, search: string): Promise<RawBuilder<boolean>> {
  const digits = normaliseCnic(search);
  if (isNumber(search) && digits.length === cnicDigits) return sql`provider.cnic = ${digits}`;
  return matchAccount(db, { account: "account" }, search);
}
