import type * as api from "@hunarmand/api/notices/notices";
import type { UseCase } from "../http/serve.ts";
import { AppError } from "../values/app-error.ts";
import { getReplies } from "../values/replies.ts";
import { markRead } from "./notices.queries.ts";

export const readNotice: UseCase<typeof api.readNotice> = async ({ db, clock }, { accountId }, { params }) => {
  if (!(await markRead(db, { id: params.id, accountId, now: clock.now() }))) throw new AppError("notice-not-found");
  return { message: getReplies().readNotice };
};
