import type * as contract from "@hunarmand/api/providers/visits";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { cancelBookedVisit } from "./visits.queries.ts";

export const cancelVisit: UseCase<typeof contract.cancelVisit> = async ({ db, clock }, caller) => {
  if (!(await cancelBookedVisit(db, caller.accountId, clock.now()))) throw new AppError("visit-state");
  return { message: getReplies().cancelVisit };
};
