import type * as api from "@hunarmand/api/jobs/provider";
import { getOwnAccountId } from "../../../domain/account/own-account.ts";
import { decodeCursor, pageOf } from "../../../http/replies/page.ts";
import type { UseCase } from "../../../http/serve.ts";
import { selectActiveJobs } from "./job-rows.queries.ts";
import { toJob } from "./job-wire.ts";

export const listActiveJobs: UseCase<typeof api.listActiveJobs> = async (services, caller, input) => {
  const { limit, cursor } = input.query;
  const now = services.clock.now();
  const providerId = await getOwnAccountId(services, caller, input.params.email);
  const rows = await selectActiveJobs(services, { providerId, now, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ acceptedAt, createdAt, id }) => ({ at: acceptedAt ?? createdAt, id }),
    item: (row) => toJob(row, { caller, now }),
  });
};
