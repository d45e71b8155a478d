import type * as api from "@hunarmand/api/staff/one-time-codes";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { selectEnrolled } from "./enrolments.queries.ts";

export const listEnrolledStaff: UseCase<typeof api.listEnrolledStaff> = async ({ db }, _caller, { query }) => {
  const { limit, cursor } = query;
  const rows = await selectEnrolled(db, { limit, cursor: decodeCursor(cursor) });
  // The query excludes unconfirmed rows, but its type does not.
  const enrolled = rows.flatMap(({ confirmedAt, ...row }) => (confirmedAt ? { ...row, confirmedAt } : []));
  return pageOf(enrolled, limit, {
    place: ({ confirmedAt, id }) => ({ at: confirmedAt, id }),
    item: ({ id, firstName, lastName, email, confirmedAt, codesLeft }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      email: email ?? "",
      enrolledDate: confirmedAt.toISOString(),
      recoveryCodesLeft: codesLeft,
    }),
  });
};
