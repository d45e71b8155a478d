import { limits } from "@hunarmand/api/limits";
import type { Services } from "../../services/services.ts";
import { deleteOldEvents, deleteOldSessions } from "./security-events.queries.ts";

const dayMilliseconds = 86_400_000;
const rowsAtOnce = 5_000;

/** Runs daily: deletes expired rows of the security log, and sessions of the same age. */
export async function forgetSecurityEvents({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - limits.securityLogDays * dayMilliseconds);
  for (const remove of [deleteOldEvents, deleteOldSessions])
    while ((await remove(db, before, rowsAtOnce)) === rowsAtOnce);
}
