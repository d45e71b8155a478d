import type { Database } from "../../database/database.ts";
import { AppError } from "../../values/app-error.ts";
import { lockContract } from "../crew/move-member.queries.ts";
import { type MoneyRow, type PricedRow, selectMoney } from "./money.queries.ts";

/**
 * Locks the contract and returns its money, so that nobody changes it before the transaction ends.
 *
 * @throws AppError contract-not-found, contract-state unless the contract is of the kind that is asked for
 */
export async function lockMoney(
  db: Database,
  contractId: string,
  isPossible: (row: MoneyRow) => row is PricedRow,
): Promise<PricedRow> {
  await lockContract(db, contractId);
  const row = (await selectMoney(db, [contractId])).get(contractId);
  if (!row) throw new AppError("contract-not-found");
  if (!isPossible(row)) throw new AppError("contract-state");
  return row;
}
