import type * as api from "@hunarmand/api/jobs/customer";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { toCustomerJob } from "./job-wire.ts";
import { selectCustomerJobs } from "./jobs.queries.ts";

export const listMyJobs: UseCase<typeof api.listMyJobs> = async (services, caller, { query }) => {
  const { limit, cursor, search } = query;
  const rows = await selectCustomerJobs(services, {
    customerId: caller.accountId,
    search,
    limit,
    cursor: decodeCursor(cursor),
  });
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: (row) => toCustomerJob(row, caller),
  });
};
