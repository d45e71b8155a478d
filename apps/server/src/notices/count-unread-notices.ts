import { limits } from "@hunarmand/api/limits";
import type * as api from "@hunarmand/api/notices/notices";
import type { UseCase } from "../http/serve.ts";
import { countUnread } from "./notices.queries.ts";

export const countUnreadNotices: UseCase<typeof api.countUnreadNotices> = async ({ db }, caller) => ({
  unread: await countUnread(db, caller.accountId, limits.pageItemsMax),
});
