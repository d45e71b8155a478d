import { type RawBuilder, sql } from "kysely";
import { isNumber, normaliseCnic, normalisePhone } from "../values/identifiers.ts";
import type { Database } from "./database.ts";

const cnicDigits = 13;

/** Of a beginning that more people than this share, a list by time soon has a page full (decision 090). */
const namesakesMax = 2_000;
const lastCharacter = "\u{10FFFF}";

/** A pattern for `like`: what begins with these words, taken as they are typed. */
export const beginningOf = (search: string): string => `${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;

/** By operators that find the index without knowing the text: a prepared `like` forgets it. Nothing typed is a sign of a pattern to them. */
export const beginsAsKept = (column: RawBuilder<unknown>, beginning: string) =>
  sql<boolean>`(${column} ~>=~ ${beginning} and ${column} ~<~ ${beginning + lastCharacter})`;

/** Of what is kept in lower case. */
export const beginsWith = (column: RawBuilder<unknown>, search: string) => beginsAsKept(column, search.toLowerCase());

/** Accounts whose name or e-mail begins with these words; nothing, and none of them sent, when they are too many to be looked up one by one. */
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
  /** Its name in the query. */
  account: string;
  /** The column that names it in the list's own rows, where these are not accounts: few ids are held against it before any account is read. */
  idInRow?: string;
}

/** Finds an account of the query by the beginning of its name or e-mail. */
export async function matchAccount(
  db: Database,
  { account, idInRow = `${account}.id` }: SearchedAccount,
  search: string,
): Promise<RawBuilder<boolean>> {
  const namesakes = await findNamesakes(db, search);
  if (namesakes) return sql`${sql.ref(idInRow)} = any(${namesakes}::uuid[])`;
  const name = sql`lower(${sql.ref(`${account}.firstName`)} || ' ' || ${sql.ref(`${account}.lastName`)})`;
  const beginning = beginningOf(search);
  // As a case, it is expected of half the rows: the list is walked in its order, and not sorted for one that few would fit.
  return sql`case when ${name} like ${beginning} or ${sql.ref(`${account}.email`)} like ${beginning} then true else false end`;
}

/**
 * Finds the query's `provider` with their `account`: a phone number or CNIC is looked up exactly; anything else as the beginning
 * of a name or e-mail.
 */
export async function matchProvider(db: Database, search: string): Promise<RawBuilder<boolean>> {
  const digits = normaliseCnic(search);
  if (isNumber(search) && digits.length === cnicDigits) return sql`provider.cnic = ${digits}`;
  const phone = normalisePhone(search);
  return phone ? sql`account.phone = ${phone}` : matchAccount(db, { account: "account" }, search);
}
