import type * as api from "@hunarmand/api/customers/office";
import type { OfficeCustomer } from "@hunarmand/api/customers/office";
import { customerSteps } from "@hunarmand/api/customers/steps";
import { findNextSteps } from "@hunarmand/api/steps";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import type { Caller } from "../../services/login/caller.ts";
import { type CustomerRow, selectCustomers } from "./customers-desk.queries.ts";

export const listCustomers: UseCase<typeof api.listCustomers> = async ({ db }, caller, { query }) => {
  const { limit, cursor, status, search, order } = query;
  const rows = await selectCustomers(db, { status, search, limit, order, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: (row) => toOfficeCustomer(row, caller),
  });
};

export const toOfficeCustomer = (row: CustomerRow, caller: Caller): OfficeCustomer => ({
  id: row.id,
  name: `${row.firstName} ${row.lastName}`.trim(),
  phoneNumber: row.phone ?? "",
  email: row.email ?? "",
  city: row.city ?? "",
  area: row.area ?? "",
  status: row.status,
  statusReason: row.statusReason,
  createdDate: row.createdAt.toISOString(),
  nextSteps: findNextSteps(customerSteps, row, actorsOf(caller)),
});
