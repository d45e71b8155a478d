import { randomUUID } from "node:crypto";
import { limits } from "@hunarmand/api/limits";
import type * as api from "@hunarmand/api/reports/export-schedules";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findExportDesk } from "./export-desks.ts";
import {
  countSchedules,
  deleteSchedule,
  findSeenView,
  insertSchedule,
  selectSchedules,
} from "./export-schedules.queries.ts";
import { findNextTime } from "./export-times.ts";

export const listExportSchedules: UseCase<typeof api.listExportSchedules> = async ({ db }, { accountId }) => {
  const schedules = await selectSchedules(db, accountId);
  return schedules.map(({ nextAt, ...schedule }) => ({ ...schedule, nextDate: nextAt.toISOString() }));
};

/** Leaves no audit row: it changes only which mails the caller gets. The download leaves one (docs/product.md D2). */
export const scheduleExport: UseCase<typeof api.scheduleExport> = async ({ db, clock }, caller, { body }) => {
  if (!findExportDesk(caller, body.desk)) throw new AppError("not-allowed");
  const { accountId } = caller;
  const { viewId = null, desk, every } = body;
  await db.transaction().execute(async (transaction) => {
    const max = limits.exportSchedulesOfPerson;
    if ((await countSchedules(transaction, accountId)) >= max) throw new AppError("export-schedules-full", [], { max });
    if (viewId && !(await findSeenView(transaction, { accountId, desk, viewId }))) throw new AppError("not-found");
    const now = clock.now();
    const search = viewId ? "" : body.search;
    const times = { nextAt: findNextTime(every, now), createdAt: now };
    await insertSchedule(transaction, { id: randomUUID(), accountId, desk, every, viewId, search, ...times });
  });
  return { message: getReplies().scheduleExport };
};

export const endExportSchedule: UseCase<typeof api.endExportSchedule> = async ({ db }, { accountId }, { params }) => {
  await deleteSchedule(db, { id: params.id, accountId });
  return { message: getReplies().endExportSchedule };
};
