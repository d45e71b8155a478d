import type * as api from "@hunarmand/api/staff/audit/audit";
import { decodeCursor, pageOf } from "../http/replies/page.ts";
import type { UseCase } from "../http/serve.ts";
import { selectAudit } from "./staff.queries.ts";

const toJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

export const listAudit: UseCase<typeof api.listAudit> = async ({ db }, _caller, { query }) => {
  const { limit, cursor, subjectId, subjectType, action, actor } = query;
  const filter = { subjectId, subjectType, action, actor };
  const rows = await selectAudit(db, { ...filter, limit, cursor: decodeCursor(cursor, "serial") });
  return pageOf(rows, limit, {
    place: ({ at, id }) => ({ at, id: String(id) }),
    item: ({ id, at, firstName, lastName, action, subjectType, subjectId, before, after, reason }) => ({
      id,
      at: at.toISOString(),
      actorName: `${firstName} ${lastName}`.trim(),
      action,
      subjectType,
      subjectId,
      before: toJson(before),
      after: toJson(after),
      reason,
    }),
  });
};
