import type * as api from "@hunarmand/api/contracts/office-records";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import { AppError } from "../../values/app-error.ts";
import { maskCnic } from "../../values/mask-cnic.ts";
import { toAgreedQuote, toContractRecord, toHistory } from "../contract-wire.ts";
import { countComplaints, findContract, selectHistory } from "../contracts.queries.ts";

/** Shows nothing secret, so it writes no audit row: `readContract` reveals the CNIC. */
export const readContractOverview: UseCase<typeof api.readContractOverview> = async ({ db }, caller, { params }) => {
  const row = await findContract(db, params.id, undefined);
  if (!row) throw new AppError("contract-not-found");
  const [events, complaints] = await Promise.all([selectHistory(db, row.id), countComplaints(db, row.id)]);
  const history = toHistory(events, row.accountId);
  const { cnic, ...record } = toContractRecord(row, actorsOf(caller));
  return { ...record, cnicMasked: maskCnic(cnic), email: row.email, history, quote: toAgreedQuote(row), complaints };
};
