import type * as api from "@hunarmand/api/jobs/provider";
import { getOwnAccountId } from "../../../domain/account/own-account.ts";
import { decodeCursor, pageOf } from "../../../http/replies/page.ts";
import type { UseCase } from "../../../http/serve.ts";
import { selectCompletedJobs } from "./job-rows.queries.ts";
import { toCompletedJob } from "./job-wire.ts";

/** The caller's own completed jobs. A Dispatcher may name another provider: `getOwnAccountId` then writes an audit row. */
export const listCompletedJobs: UseCase<typeof api.listCompletedJobs> = async (services, caller, input) => {
  const { limit, cursor } = input.query;
  const now = services.clock.now();
  const providerId = await getOwnAccountId(services, caller, input.params.email);
  const rows = await selectCompletedJobs(services, { providerId, now, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    // Completing a job sets `completedAt`. The fallback is only for the column's type, which allows null.
    place: ({ completedAt, createdAt, id }) => ({ at: completedAt ?? createdAt, id }),
    item: (row) => toCompletedJob(row, { caller, now }),
  });
};
