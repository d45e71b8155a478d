import { limits } from "@hunarmand/api/limits";
import type * as api from "@hunarmand/api/notices/notices";
import type { UseCase } from "../http/serve.ts";
import { AppError } from "../values/app-error.ts";
import { getReplies } from "../values/replies.ts";
import { countUnread, markAllRead, markRead } from "./notices.queries.ts";

export const countUnreadNotices: UseCase<typeof api.countUnreadNotices> = async ({ db }, caller) => ({
  unread: await countUnread(db, caller.accountId, limits.pageItemsMax),
});

export const readNotice: UseCase<typeof api.readNotice> = async ({ db, clock }, { accountId }, { params }) => {
  if (!(await markRead(db, { id: params.id, accountId, now: clock.now() }))) throw new AppError("notice-not-found");
  return { message: getReplies().readNotice };
};

export const readAllNotices: UseCase<typeof api.readAllNotices> = async ({ db, clock }, { accountId }) => {
  await markAllRead(db, accountId, clock.now());
  return { message: getReplies().readAllNotices };
};
