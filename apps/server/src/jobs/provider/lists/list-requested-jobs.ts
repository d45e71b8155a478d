import type { RequestedJob } from "@hunarmand/api/jobs/job";
import type * as api from "@hunarmand/api/jobs/provider";
import { getOwnAccountId } from "../../../domain/account/own-account.ts";
import { decodeCursor, pageOf } from "../../../http/replies/page.ts";
import type { UseCase } from "../../../http/serve.ts";
import { measureAreasApart } from "./areas-apart.ts";
import { findLastPosition, selectRequestedJobs } from "./job-rows.queries.ts";
import { toRequestedJob } from "./job-wire.ts";

export const listRequestedJobs: UseCase<typeof api.listRequestedJobs> = async (services, caller, input) => {
  const { limit, cursor } = input.query;
  const providerId = await getOwnAccountId(services, caller, input.params.email);
  const now = services.clock.now();
  const lastPosition = await findLastPosition(services.db, providerId, now);
  const rows = await selectRequestedJobs(services, { providerId, now, limit, cursor: decodeCursor(cursor) });
  const kilometersOfArea = await measureAreasApart(services.db, rows, lastPosition);
  const page = pageOf(rows, limit, {
    place: ({ offeredAt, id }) => ({ at: offeredAt, id }),
    item: (row) => toRequestedJob(row, { caller, lastPosition, kilometersOfArea }),
  });
  const isWhole = cursor === undefined && page.nextCursor === undefined;
  return isWhole ? { ...page, reply: page.reply.toSorted(byExpiry) } : page;
};

const expiryOf = ({ expiresAt }: RequestedJob): number => (expiresAt ? Date.parse(expiresAt) : Number.MAX_SAFE_INTEGER);

/** Below newer offers of hours, an urgent one of some minutes would expire unseen (docs/product.md J8). Those without an end come last. */
const byExpiry = (a: RequestedJob, b: RequestedJob): number => expiryOf(a) - expiryOf(b);
