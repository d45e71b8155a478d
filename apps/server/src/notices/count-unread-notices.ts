import { limits } from "@hunarmand/api/limits";
import type * as contract from "@hunarmand/api/notices/notices";
import type { UseCase } from "../http/serve.ts";
import { countUnread } from "./notices.queries.ts";

export const countUnreadNotices: UseCase<typeof contract.countUnreadNotices> = async ({ db }, caller) => ({
  unread: await countUnread(db, caller.accountId, limits.pageItemsMax),
});
