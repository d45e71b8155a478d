import type * as api from "@hunarmand/api/customers/office";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { findDeskCustomer } from "./customers-desk.queries.ts";
import { toOfficeCustomer } from "./list-customers.ts";

export const readCustomer: UseCase<typeof api.readCustomer> = async ({ db, clock }, caller, { params }) => {
  const row = await findDeskCustomer(db, params.id);
  if (!row) throw new AppError("customer-not-found");
  await writeAudit(db, {
    at: clock.now(),
    actorId: caller.accountId,
    action: "customer.read",
    subjectType: "customer",
    subjectId: params.id,
  });
  const { isCaller, openJobs, completedJobs, cancelledJobs } = row;
  return {
    ...toOfficeCustomer(row, caller),
    address: row.address ?? "",
    emailConfirmed: row.emailConfirmedAt !== null,
    phoneConfirmed: row.phoneConfirmedAt !== null,
    isCaller,
    openJobs,
    completedJobs,
    cancelledJobs,
  };
};
