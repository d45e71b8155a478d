import type * as contract from "@hunarmand/api/account/account";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { endSession } from "../account.queries.ts";

export const logout: UseCase<typeof contract.logout> = async ({ db, clock, callers }, caller) => {
  await endSession(db, caller.sessionId, clock.now());
  callers.forget(caller.sessionId);
  return { message: getReplies().logout };
};
