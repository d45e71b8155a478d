import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/staff/saved-views";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { mayOpenDesk } from "./desk-access.ts";
import { deleteView, putView, selectViews } from "./saved-views.queries.ts";

export const listSavedViews: UseCase<typeof api.listSavedViews> = async ({ db }, caller, { query: { desk } }) => {
  if (!mayOpenDesk(caller, desk)) throw new AppError("not-allowed");
  const views = await selectViews(db, { ownerId: caller.accountId, desk });
  return views.map(({ ownerId, firstName, lastName, ...view }) => {
    const isOwn = ownerId === caller.accountId;
    const sharedBy = isOwn ? null : `${firstName} ${lastName}`.trim();
    return { ...view, sharedBy, mayRemove: isOwn || caller.role === "Owner" };
  });
};

export const saveView: UseCase<typeof api.saveView> = async ({ db, clock }, caller, { body }) => {
  if (!mayOpenDesk(caller, body.desk)) throw new AppError("not-allowed");
  const view = { ...body, id: randomUUID(), ownerId: caller.accountId, createdAt: clock.now() };
  await db.transaction().execute((transaction) => putView(transaction, view));
  return { message: getReplies().saveView };
};

export const removeView: UseCase<typeof api.removeView> = async ({ db }, { accountId, role }, { params }) => {
  await deleteView(db, { id: params.id, ownerId: accountId, isOwner: role === "Owner" });
  return { message: getReplies().removeView };
};
