import type * as api from "@hunarmand/api/contracts/crew";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { findContract } from "../contracts.queries.ts";
import { selectMembers } from "./crew.queries.ts";
import { describeSheet, toMember } from "./crew-sheet.ts";

export const getCrew: UseCase<typeof api.getCrew> = async ({ db, clock }, caller, { params, query }) => {
  const row = await findContract(db, params.id, caller.accountId);
  if (!row) throw new AppError("contract-not-found");
  const sheet = describeSheet(row, query.month, clock.now());
  return { ...sheet, members: (await selectMembers(db, row.id, sheet.month)).map(toMember) };
};
