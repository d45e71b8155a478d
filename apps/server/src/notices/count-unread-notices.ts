import { limits } from "@hunarmand/contract/limits";
import type * as contract from "@hunarmand/contract/notices";
import type { UseCase } from "../http/serve.ts";
import { countUnread } from "./notices.queries.ts";

export const countUnreadNotices: UseCase<typeof contract.countUnreadNotices> = async ({ db }, caller) => ({
  unread: await countUnread(db, caller.accountId, limits.pageItemsMax),
});
