import type { Insertable } from "kysely";
import type { AccountsTable, CustomersTable } from "../database/account-tables.ts";
import type { Database } from "../database/database.ts";

/** Account and customer; call it in a transaction. */
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

export const findAccountByPhone = (db: Database, phone: string) =>
  db.selectFrom("accounts").select(["id", "role", "phone"]).where("phone", "=", phone).executeTakeFirst();
