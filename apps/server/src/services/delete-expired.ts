import { deleteOldCallerChanges } from "./login/caller-cache.ts";
import type { Services } from "./services.ts";

/** Every hour, on one process for all: deletes rows that nothing reads any more. */
export async function deleteExpired({ db, limits, liveEvents }: Pick<Services, "db" | "limits" | "liveEvents">) {
  await limits.sweep();
  await liveEvents.sweep();
  await deleteOldCallerChanges(db);
}
