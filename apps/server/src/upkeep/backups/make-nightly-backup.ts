import { hasAccounts } from "../../database/schema/reset-database.ts";
import type { Services } from "../../services/services.ts";
import { hourOf } from "../../values/karachi-days.ts";
import { createBackup } from "./create-backup.ts";
import { findNewestBackup } from "./upkeep.queries.ts";

const hourMilliseconds = 3_600_000;
const nightHour = 3;
/** The backup of the night is left out if one was made by hand shortly before. */
const restHours = 6;
/** For a portal that does not run at night. */
const longestHours = 25;

/**
 * A task of the queue, every hour: makes the backup of the night, or one that was missed. A portal without accounts makes none: on a new
 * machine it would be newer than the backup that is about to be restored, and `newest` would name it.
 */
export async function makeNightlyBackup(services: Pick<Services, "db" | "clock" | "files" | "backups">): Promise<void> {
  const now = services.clock.now();
  const newest = await findNewestBackup(services.db);
  const ageHours = newest ? (now.getTime() - newest.startedAt.getTime()) / hourMilliseconds : Number.POSITIVE_INFINITY;
  const isDue = ageHours >= longestHours || (hourOf(now) === nightHour && ageHours >= restHours);
  if (isDue && (await hasAccounts(services.db))) await createBackup(services, "night");
}
