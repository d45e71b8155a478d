import type * as api from "@hunarmand/api/contracts/contracts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import { AppError } from "../../values/app-error.ts";
import { toContractRecord, toHistory } from "../contract-wire.ts";
import { findContract, selectHistory } from "../contracts.queries.ts";

/** Returns a contract with its history to the office, and writes the reading to the audit log. */
export const readContract: UseCase<typeof api.readContract> = async ({ db, clock }, caller, { params }) => {
  const row = await findContract(db, params.id, undefined);
  if (!row) throw new AppError("contract-not-found");
  await writeAudit(db, {
    at: clock.now(),
    actorId: caller.accountId,
    action: "contract.read",
    subjectType: "contract",
    subjectId: row.id,
  });
  const history = toHistory(await selectHistory(db, row.id), row.accountId);
  return { ...toContractRecord(row, actorsOf(caller)), email: row.email, history };
};
