import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/staff/saved-views";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
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

/** A view that is shared changes what colleagues see, so it leaves an audit row. */
export const saveView: UseCase<typeof api.saveView> = async ({ db, clock }, caller, { body }) => {
  if (!mayOpenDesk(caller, body.desk)) throw new AppError("not-allowed");
  const view = { ...body, id: randomUUID(), ownerId: caller.accountId, createdAt: clock.now() };
  await db.transaction().execute(async (transaction) => {
    await putView(transaction, view);
    const { id: subjectId, desk, name } = view;
    const entry = { at: view.createdAt, actorId: caller.accountId, action: "view.share", after: { desk, name } };
    if (view.isShared) await writeAudit(transaction, { ...entry, subjectType: "saved-view", subjectId });
  });
  return { message: getReplies().saveView };
};

export const removeView: UseCase<typeof api.removeView> = async ({ db, clock }, { accountId, role }, { params }) => {
  const which = { id: params.id, ownerId: accountId, isOwner: role === "Owner" };
  await db.transaction().execute(async (transaction) => {
    const removed = await deleteView(transaction, which);
    if (!removed?.isShared) return;
    const { desk, name } = removed;
    const entry = { at: clock.now(), actorId: accountId, action: "view.remove", before: { desk, name } };
    await writeAudit(transaction, { ...entry, subjectType: "saved-view", subjectId: params.id });
  });
  return { message: getReplies().removeView };
};
