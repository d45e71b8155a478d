import type * as contract from "@hunarmand/api/contracts/contracts";
import type { UseCase } from "../http/serve.ts";
import { AppError } from "../values/app-error.ts";
import { toContractRecord, toHistory } from "./contract-wire.ts";
import { findContract, selectHistory } from "./contracts.queries.ts";

export const getContract: UseCase<typeof contract.getContract> = async ({ db }, caller, { params }) => {
  const row = await findContract(db, params.id, caller.accountId);
  if (!row) throw new AppError("contract-not-found");
  return { ...toContractRecord(row), history: toHistory(await selectHistory(db, row.id), row.accountId) };
};
