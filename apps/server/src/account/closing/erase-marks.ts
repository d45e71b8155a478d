import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/database.ts";

/** Patterns of PostgreSQL that identify a person in texts. */
export interface Marks {
  /** Marks that only this person has. Searched in everyone's rows. */
  everywhere: string[];
  /** The marks of `everywhere`, and those that other people may share. Searched only in rows about the person. */
  nearby: string[];
  /** Searched in the log of what staff searched for, even if other people share the name. */
  fullName: string[];
}

const escapePattern = (text: string): string => text.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&");
/** Also matches the text as escaped in JSON, HTML and links. */
const inAnyText = (text: string): string =>
  escapePattern(text)
    .replace(/@/g, "(?:@|%40)")
    .replace(/&/g, "&(?:amp;)?")
    .replace(/"/g, '(?:\\\\?"|&quot;)')
    .replace(/'/g, "(?:'|&#39;|&apos;)");
/** Matches any number of blanks between the words. */
const asText = (text: string): string => text.split(/\s+/).map(inAnyText).join("\\s+");
/** Only these characters are letters of words in every locale of the database. */
const isPlain = (text: string): boolean => /^\w.*\w$/.test(text) && !/[^ -~]/.test(text);
const asWords = (text: string): string => (isPlain(text) ? `\\m${asText(text)}\\M` : asText(text));
const shortestName = 2;
const shortestAddress = 6;
/** A shorter address may be another person's too: "House 1". */
const ownAddress = 16;
const between = "[ ./()-]*";

/** In any usual spelling: +92 300 1234567, 0300-1234567. */
const phonePattern = (phone: string): string =>
  `(\\+?92|0)?${between}${[...phone.replace(/^\+92/, "").replace(/\D/g, "")].join(between)}`;
const cnicPattern = (cnic: string): string => [...cnic.replace(/\D/g, "")].join("[ -]?");

interface Facts {
  firstName: string;
  lastName: string;
  /** Whether another account has both names. */
  isNamesake: boolean;
  /** Names of parents, on cards, wallets, contracts and bank accounts, and former names. */
  otherNames: string[];
  emails: string[];
  phones: string[];
  cnics: string[];
  addresses: string[];
}

/** Former values of these fields, from the person's own audit rows. */
const former = (id: string, ...names: string[]) => sql`
  select value from audit_entries entry
  cross join lateral jsonb_each_text(coalesce(entry.before, '{}') || coalesce(entry.after, '{}')) fact (name, value)
  where entry.subject_id = ${id}::text and fact.name in (${sql.join(names)})`;

const textsOf = (query: RawBuilder<unknown>) =>
  sql`array(select distinct btrim(value) from (${query}) found (value) where btrim(value) <> '')`;

export async function findMarks(db: Database, id: string): Promise<Marks> {
  const { rows } = await sql<Facts>`
    select account.first_name, account.last_name,
      exists (select from accounts other where other.id <> account.id
        and lower(other.first_name || ' ' || other.last_name) = lower(account.first_name || ' ' || account.last_name)) as is_namesake,
      ${textsOf(sql`select father_name from providers where account_id = ${id}
        union all select contractor_name from contracts where account_id = ${id}
        union all select sender_name from wallet_payments where account_id = ${id}
        union all select name_on_card from card_transactions where account_id = ${id}
        union all select holder_name from payouts where provider_id = ${id}
        union all select holder_name from payout_accounts where provider_id = ${id}
        union all select name from inquiries where account_id = ${id}
        union all ${former(id, "firstName", "lastName", "fatherName")}`)} as other_names,
      ${textsOf(sql`select account.email union all select email from inquiries where account_id = ${id}
        union all ${former(id, "email")}`)} as emails,
      ${textsOf(sql`select account.phone union all select phone_alt from providers where account_id = ${id}
        union all select caller_phone from customers where account_id = ${id}
        union all select contact_phone from jobs where customer_id = ${id}
        union all select phone from contracts where account_id = ${id} union all select phone from quotes where account_id = ${id}
        union all select phone from inquiries where account_id = ${id}
        union all ${former(id, "phone", "phoneNumber", "PhoneNumberAlt")}`)} as phones,
      ${textsOf(sql`select cnic from providers where account_id = ${id}
        union all select cnic from contracts where account_id = ${id}`)} as cnics,
      ${textsOf(sql`select address from customers where account_id = ${id}
        union all select address from customer_addresses where account_id = ${id}
        union all select address from jobs where customer_id = ${id}
        union all select address from contracts where account_id = ${id}`)} as addresses
    from accounts account where account.id = ${id}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error("the account to erase does not exist");
  return toMarks(facts);
}

const phoneDigits = 7;
const cnicDigits = 13;
const countDigits = (text: string): number => text.replace(/\D/g, "").length;

function toMarks({ firstName, lastName, isNamesake, ...facts }: Facts): Marks {
  const addresses = facts.addresses.filter((address) => address.length >= shortestAddress).map(asText);
  const fullName = [firstName, lastName].filter(Boolean).join(" ");
  const names = [fullName, ...facts.otherNames, firstName, lastName].filter((name) => name.length >= shortestName);
  const everywhere = [
    ...facts.emails.map(inAnyText),
    ...facts.phones.filter((phone) => countDigits(phone) >= phoneDigits).map(phonePattern),
    ...facts.cnics.filter((cnic) => countDigits(cnic) === cnicDigits).map(cnicPattern),
    ...(firstName && lastName && !isNamesake ? [asWords(fullName)] : []),
    ...addresses.filter((address) => address.length >= ownAddress),
  ];
  // The longest first, so that no part of a longer one is replaced before it.
  const nearby = [...new Set([...everywhere, ...addresses, ...names.map(asWords)])];
  nearby.sort((one, other) => other.length - one.length);
  return { everywhere: [...new Set(everywhere)], nearby, fullName: firstName && lastName ? [asWords(fullName)] : [] };
}

/** The text without these marks. Also works inside JSON. */
export const withoutMarks = (text: RawBuilder<unknown>, marks: readonly string[]): RawBuilder<unknown> =>
  marks.length === 0 ? text : sql`regexp_replace(${text}, ${marks.join("|")}, '•••', 'gi')`;

/** Whether the text contains one of the marks. */
export const holdsMark = (text: RawBuilder<unknown>, marks: readonly string[]): RawBuilder<unknown> =>
  marks.length === 0 ? sql`false` : sql`${text} ~* ${marks.join("|")}`;
