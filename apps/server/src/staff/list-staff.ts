import { officeRoles } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/staff/staff";
import { decodeCursor, pageOf } from "../http/replies/page.ts";
import type { UseCase } from "../http/serve.ts";
import { selectStaff } from "./staff.queries.ts";

export const listStaff: UseCase<typeof api.listStaff> = async ({ db }, _caller, { query }) => {
  const { limit, cursor } = query;
  const rows = await selectStaff(db, { limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: ({ id, firstName, lastName, email, role, createdAt, disabledAt, isInvited, hasOneTimeCode }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      email: email ?? "",
      role: officeRoles.find((officeRole) => officeRole === role) ?? "Support",
      createdDate: createdAt.toISOString(),
      isInvited,
      hasOneTimeCode,
      disabledDate: disabledAt?.toISOString() ?? null,
    }),
  });
};
