import { sql } from "kysely";
import { normaliseCnic, normalisePhone } from "../services/identifiers.ts";

const cnicDigits = 13;

/** A pattern for `like`: what begins with these words, taken as they are typed. */
export const beginningOf = (search: string): string => `${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;

/**
 * Finds the query's `provider` with his `account`: a phone number or CNIC is looked up exactly; anything else as the beginning
 * of a name or e-mail.
 */
export function matchesProvider(search: string | undefined) {
  if (!search) return sql<boolean>`true`;
  const digits = normaliseCnic(search);
  if (digits.length === cnicDigits) return sql<boolean>`provider.cnic = ${digits}`;
  const phone = /[a-z@]/i.test(search) ? undefined : normalisePhone(search);
  if (phone) return sql<boolean>`account.phone = ${phone}`;
  const beginning = beginningOf(search);
  return sql<boolean>`(lower(account.first_name || ' ' || account.last_name) like ${beginning} or account.email like ${beginning})`;
}
