import type { Database } from "../../database/database.ts";

/** Returns whether the contract is this account's own. */
export async function isOwnerOf(db: Database, contractId: string, accountId: string): Promise<boolean> {
  const contract = await db
    .selectFrom("contracts")
    .select("id")
    .where("id", "=", contractId)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return contract !== undefined;
}
