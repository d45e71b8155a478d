import { limits } from "@hunarmand/api/limits";
import { type Insertable, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { PhoneCodesTable } from "../../database/tables/mail-tables.ts";

const minuteMilliseconds = 60_000;

export const findCodeEnd = (now: Date): Date => new Date(now.getTime() + limits.resetCodeMinutes * minuteMilliseconds);

export async function insertPhoneCode(db: Database, code: Omit<Insertable<PhoneCodesTable>, "tries">): Promise<void> {
  await db.insertInto("phoneCodes").values(code).execute();
}

/** Counts a try before it is looked at, in one statement; nothing when the ticket is unknown, old, or has had all its tries. */
export const countCodeTry = (db: Database, ticketHash: string, now: Date) =>
  db
    .updateTable("phoneCodes")
    .set({ tries: sql<number>`tries + 1` })
    .where("ticketHash", "=", ticketHash)
    .where("tries", "<", limits.resetCodeTries)
    .where("expiresAt", ">", now)
    // Made by a clock that was set back since.
    .where("createdAt", "<=", findCodeEnd(now))
    .returning(["phone", "purpose", "codeHash"])
    .executeTakeFirst();

export async function forgiveCodeTry(db: Database, ticketHash: string): Promise<void> {
  await db
    .updateTable("phoneCodes")
    .set({ tries: sql<number>`tries - 1` })
    .where("ticketHash", "=", ticketHash)
    .execute();
}

/** Uses the code up; false when somebody else was quicker. */
export async function takePhoneCode(db: Database, ticketHash: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("phoneCodes").where("ticketHash", "=", ticketHash).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whose number it is, whatever their role and standing; locked until the transaction ends. */
export const findPhoneHolder = (db: Database, phone: string) =>
  db
    .selectFrom("accounts as account")
    .leftJoin("providers as provider", "provider.accountId", "account.id")
    .select(["account.id", "account.role", "account.firstName", "account.lastName", "account.email", "account.phone"])
    .select(["account.emailConfirmedAt", "account.phoneConfirmedAt", "account.disabledAt", "provider.status"])
    .where("account.phone", "=", phone)
    .forUpdate("account")
    .executeTakeFirst();

export type PhoneHolder = NonNullable<Awaited<ReturnType<typeof findPhoneHolder>>>;

export const findAccountIdByPhone = (db: Database, phone: string) =>
  db.selectFrom("accounts").select("id").where("phone", "=", phone).executeTakeFirst();

/** The one who reads the number's messages now: what a stranger may have set before them goes. */
export async function renewHolder(
  db: Database,
  id: string,
  person: { firstName: string; lastName: string; email: string | null; now: Date },
): Promise<void> {
  const { firstName, lastName, now } = person;
  await db
    .updateTable("accounts")
    .set({ firstName, lastName, email: person.email, passwordHash: null, phoneConfirmedAt: now })
    .where("id", "=", id)
    .execute();
  await db
    .updateTable("customers")
    .set({ city: null, area: null, address: null })
    .where("accountId", "=", id)
    .execute();
  await db.deleteFrom("savedCards").where("accountId", "=", id).execute();
  for (const table of ["resetCodes", "proofCodes", "knownPlaces", "customerAddresses"] as const)
    await db.deleteFrom(table).where("accountId", "=", id).execute();
}

/** Whom the office acts for; locked, so that their account is not closed meanwhile. */
export const findOpenProvider = (db: Database, id: string) =>
  db
    .selectFrom("accounts")
    .select(["email", "phone"])
    .where("id", "=", id)
    .where("role", "=", "Provider")
    .where("closedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
