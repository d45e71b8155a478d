import { limits } from "@hunarmand/api/limits";
import { type Insertable, sql } from "kysely";
import type { Database } from "../../../database/database.ts";
import type { PhoneCodesTable } from "../../../database/tables/mail-tables.ts";

const minuteMilliseconds = 60_000;

export const findCodeEnd = (now: Date): Date => new Date(now.getTime() + limits.resetCodeMinutes * minuteMilliseconds);

export async function insertPhoneCode(db: Database, code: Omit<Insertable<PhoneCodesTable>, "tries">): Promise<void> {
  await db.insertInto("phoneCodes").values(code).execute();
}

/** Counts a try before its code is checked, in one statement. Returns nothing if the ticket is unknown, expired or out of tries. */
export const countCodeTry = (db: Database, ticketHash: string, now: Date) =>
  db
    .updateTable("phoneCodes")
    .set({ tries: sql<number>`tries + 1` })
    .where("ticketHash", "=", ticketHash)
    .where("tries", "<", limits.resetCodeTries)
    .where("expiresAt", ">", now)
    // Excludes codes from the future: the clock may have been set back.
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

/** Consumes the code. Returns false if another request consumed it first. */
export async function consumePhoneCode(db: Database, ticketHash: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("phoneCodes").where("ticketHash", "=", ticketHash).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the account that has confirmed this number. An unconfirmed number gives no larger share of messages. */
export async function findProvenAccountId(db: Database, phone: string): Promise<string | undefined> {
  const account = await db
    .selectFrom("accounts")
    .select("id")
    .where("phone", "=", phone)
    .where("phoneConfirmedAt", "is not", null)
    .where("disabledAt", "is", null)
    .executeTakeFirst();
  return account?.id;
}
