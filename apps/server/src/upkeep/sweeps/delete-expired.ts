import { deleteInBatches } from "../../database/delete-in-batches.ts";
import type { Services } from "../../services/services.ts";
import { expiries } from "./expiries.ts";

/**
 * Every hour, on one process for all: deletes rows whose time to live is over (docs/production.md, "What is deleted when").
 * @throws the first error, after all tables were tried
 */
export async function deleteExpired({ db, clock, keptDays }: Pick<Services, "db" | "clock" | "keptDays">) {
  const sweep = { now: clock.now(), machineNow: new Date(), kept: keptDays };
  const errors: unknown[] = [];
  for (const [table, { time, before, only }] of Object.entries(expiries))
    await deleteInBatches(db, { table, time, before: before(sweep), only }).catch((error) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
