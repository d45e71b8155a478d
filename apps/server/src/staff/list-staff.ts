import { limits } from "@hunarmand/api/limits";
import type * as api from "@hunarmand/api/staff/staff";
import { decodeCursor, pageOf } from "../http/replies/page.ts";
import type { UseCase } from "../http/serve.ts";
import { selectStaff } from "./staff.queries.ts";

const dayMilliseconds = 86_400_000;

export const listStaff: UseCase<typeof api.listStaff> = async ({ db, clock }, _caller, { query }) => {
  const { limit, cursor } = query;
  const since = new Date(clock.now().getTime() - limits.figureDays * dayMilliseconds);
  const rows = await selectStaff(db, { limit, cursor: decodeCursor(cursor), since });
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: ({ id, firstName, lastName, email, role, createdAt, disabledAt, isInvited, hasOneTimeCode, ...row }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      email: email ?? "",
      role,
      createdDate: createdAt.toISOString(),
      isInvited,
      hasOneTimeCode,
      disabledDate: disabledAt?.toISOString() ?? null,
      steps: row.steps,
      lastStepDate: row.lastStepAt?.toISOString() ?? null,
    }),
  });
};
