import type { Database } from "../../database/database.ts";

const roles = ["Provider", "Customer"] as const;

/** Returns a handyman or customer whose account the ledger may have. Staff have none. */
export async function findLedgerPerson(db: Database, id: string) {
  const row = await db
    .selectFrom("accounts")
    .select(["firstName", "lastName", "role", "phone", "email"])
    .where("id", "=", id)
    .executeTakeFirst();
  const role = roles.find((each) => each === row?.role);
  if (!row || !role) return undefined;
  return { name: `${row.firstName} ${row.lastName}`.trim(), role, phoneNumber: row.phone, email: row.email };
}
