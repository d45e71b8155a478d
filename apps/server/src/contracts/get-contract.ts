import type * as api from "@hunarmand/api/contracts/contracts";
import type { UseCase } from "../http/serve.ts";
import { actorsOf } from "../services/login/actors.ts";
import { AppError } from "../values/app-error.ts";
import { toAgreedQuote, toContractRecord, toHistory } from "./contract-wire.ts";
import { findContract, selectHistory } from "./contracts.queries.ts";

export const getContract: UseCase<typeof api.getContract> = async ({ db }, caller, { params }) => {
  const row = await findContract(db, params.id, caller.accountId);
  if (!row) throw new AppError("contract-not-found");
  const history = toHistory(await selectHistory(db, row.id), row.accountId);
  return { ...toContractRecord(row, actorsOf(caller, "contractor")), history, quote: toAgreedQuote(row) };
};
