import type { ContractStatus } from "@hunarmand/api/contracts/steps";
import type { Database } from "../../database/database.ts";

/** Returns the status of this account's own contract. Nothing for another one. */
export async function findOwnStatus(
  db: Database,
  contractId: string,
  accountId: string,
): Promise<ContractStatus | undefined> {
  const contract = await db
    .selectFrom("contracts")
    .select("status")
    .where("id", "=", contractId)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return contract?.status;
}
