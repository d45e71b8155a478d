import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/database.ts";

/** What a person is known by, as patterns of PostgreSQL, the longest first. */
export interface Marks {
  /** Nobody else has these: they are looked for in rows of anybody. */
  unique: string[];
  fullName: string | undefined;
  /** Others are called so, too: looked for in rows alone that are about the person. */
  names: string[];
}

const escapePattern = (text: string): string => text.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&");
const asWord = (text: string): string => `\\m${escapePattern(text)}\\M`;
const shortestName = 2;
const between = "[ ./()-]*";

/** In any usual spelling: +92 300 1234567, 0300-1234567. */
const phonePattern = (phone: string): string =>
  `(\\+?92|0)?${between}${[...phone.replace(/^\+92/, "").replace(/\D/g, "")].join(between)}`;
const cnicPattern = (cnic: string): string => [...cnic].join("[ -]?");

export async function findMarks(db: Database, id: string): Promise<Marks> {
  const person = await db
    .selectFrom("accounts as account")
    .leftJoin("providers as provider", "provider.accountId", "account.id")
    .leftJoin("customers as customer", "customer.accountId", "account.id")
    .select(["account.firstName", "account.lastName", "account.email", "account.phone"])
    .select(["provider.phoneAlt", "provider.cnic", "customer.callerPhone"])
    .where("account.id", "=", id)
    .executeTakeFirstOrThrow();
  const { firstName, lastName, email, cnic } = person;
  const phones = [person.phone, person.phoneAlt, person.callerPhone].filter((phone) => phone !== null);
  const names = [firstName, lastName].filter((name) => name.length >= shortestName);
  return {
    unique: [
      ...(email ? [escapePattern(email)] : []),
      ...phones.map(phonePattern),
      ...(cnic ? [cnicPattern(cnic)] : []),
    ],
    fullName: names.length > 1 ? asWord(`${firstName} ${lastName}`) : undefined,
    names: names.map(asWord),
  };
}

export const allMarks = ({ unique, fullName, names }: Marks): string[] => [
  ...unique,
  ...(fullName ? [fullName] : []),
  ...names,
];

/** The text without what the person is known by; works inside JSON as well. */
export const withoutMarks = (text: RawBuilder<unknown>, marks: readonly string[]): RawBuilder<unknown> =>
  marks.reduce<RawBuilder<unknown>>((words, mark) => sql`regexp_replace(${words}, ${mark}, '•••', 'gi')`, text);
