import type * as api from "@hunarmand/api/notices/notices";
import type { UseCase } from "../http/serve.ts";
import { getReplies } from "../values/replies.ts";
import { markAllRead } from "./notices.queries.ts";

export const readAllNotices: UseCase<typeof api.readAllNotices> = async ({ db, clock }, { accountId }) => {
  await markAllRead(db, accountId, clock.now());
  return { message: getReplies().readAllNotices };
};
