import type * as api from "@hunarmand/api/providers/visits";
import { cancelBookedVisit } from "../../domain/providers/booked-visit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { getReplies } from "../../values/replies.ts";

export const cancelVisit: UseCase<typeof api.cancelVisit> = async ({ db, clock }, caller, { body }) => {
  await db.transaction().execute(async (transaction) => {
    const cancelled = await cancelBookedVisit(transaction, caller.accountId, clock.now());
    if (!cancelled) throw new AppError("visit-state");
    assertAsRead(body, { startsAt: cancelled.startsAt }, "");
  });
  return { message: getReplies().cancelVisit };
};
