import type * as api from "@hunarmand/api/contracts/contracts";
import type { UseCase } from "../http/serve.ts";
import { actorsOf } from "../services/login/actors.ts";
import { AppError } from "../values/app-error.ts";
import { toAgreedQuote, toContractRecord, toHistory } from "./contract-wire.ts";
import { findContract, selectHistory, selectOwnComplaints } from "./contracts.queries.ts";

export const getContract: UseCase<typeof api.getContract> = async ({ db }, caller, { params }) => {
  const row = await findContract(db, params.id, caller.accountId);
  if (!row) throw new AppError("contract-not-found");
  const [events, complaints] = await Promise.all([
    selectHistory(db, row.id),
    selectOwnComplaints(db, row.id, caller.accountId),
  ]);
  return {
    ...toContractRecord(row, actorsOf(caller, "contractor")),
    history: toHistory(events, row.accountId),
    quote: toAgreedQuote(row),
    complaints: complaints.map(({ createdAt, ...rest }) => ({ ...rest, createdDate: createdAt.toISOString() })),
  };
};
