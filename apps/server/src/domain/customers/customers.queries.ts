import { type Insertable, sql, type Updateable } from "kysely";
import type { Database } from "../../database/database.ts";
import type { AccountsTable, CustomersTable } from "../../database/tables/account-tables.ts";

/** Inserts account and customer. Call it in a transaction. */
export async function insertCustomer(
  db: Database,
  account: Insertable<AccountsTable>,
  home: Omit<Insertable<CustomersTable>, "accountId">,
): Promise<void> {
  await db.insertInto("accounts").values(account).execute();
  await db
    .insertInto("customers")
    .values({ ...home, accountId: account.id })
    .execute();
}

/** Until the transaction ends, the office cannot register this number, and nobody can take over its jobs. */
export async function lockCallersNumber(db: Database, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`caller ${phone}`}))`.execute(db);
}

/**
 * Returns the customer who has confirmed this number, or else the caller whom the office registered with it. Until the transaction ends, no
 * other transaction can register the same caller.
 */
export async function findCaller(db: Database, phone: string): Promise<CallerRow | undefined> {
  await lockCallersNumber(db, phone);
  return selectCaller(db, phone);
}

type CallerRow = NonNullable<Awaited<ReturnType<typeof selectCaller>>>;

/** The same without the lock, for reading. */
export const selectCaller = (db: Database, phone: string) =>
  db
    .selectFrom("accounts")
    .innerJoin("customers", "customers.accountId", "accounts.id")
    .select(["accounts.id", "accounts.disabledAt", "accounts.firstName", "accounts.lastName"])
    .select(["customers.city", "customers.area", "customers.address"])
    .where((row) =>
      row.or([
        row.and([row("accounts.phone", "=", phone), row("accounts.phoneConfirmedAt", "is not", null)]),
        row("customers.callerPhone", "=", phone),
      ]),
    )
    .orderBy("accounts.phoneConfirmedAt", (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst();

export const getNames = (db: Database, id: string) =>
  db.selectFrom("accounts").select(["firstName", "lastName"]).where("id", "=", id).executeTakeFirstOrThrow();

/** The changes to a customer. Undefined leaves a column unchanged. */
export interface CustomerChange {
  account: { [Name in "firstName" | "lastName" | "email" | "phone"]?: string | undefined };
  home: { [Name in "city" | "area" | "address"]?: string | undefined };
}

/** Changes account and home address. Call it in a transaction. */
export async function changeCustomer(db: Database, id: string, { account, home }: CustomerChange): Promise<void> {
  const accountChange: Updateable<AccountsTable> = withoutGaps(account);
  if (Object.keys(accountChange).length > 0) {
    await db.updateTable("accounts").set(accountChange).where("id", "=", id).execute();
  }
  const homeChange: Updateable<CustomersTable> = withoutGaps(home);
  if (Object.keys(homeChange).length > 0) {
    await db.updateTable("customers").set(homeChange).where("accountId", "=", id).execute();
  }
}

const withoutGaps = (columns: object) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
