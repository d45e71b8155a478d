import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { makePublicSettings, type PublicSettings } from "@hunarmand/api/staff/public-settings";
import { runOneAtATime } from "../../services/live/run-one-at-a-time.ts";
import type { Services } from "../../services/services.ts";
import { getSettings } from "./settings.queries.ts";

/** How long a page waits for the settings when a process starts. Then it is rendered with the settings known so far. */
const firstLookMilliseconds = 2_000;
/** Every change in the portal wakes all processes. One query a second is enough. */
const pauseMilliseconds = 1_000;

export interface FollowedSettings {
  /** Returns the newest settings that this process has read, or none if it could not reach the database yet. */
  read(): Promise<PublicSettings>;
  /** Returns until when changes are refused, as far as this process knows. */
  findMaintenanceEnd(): Date | undefined;
  stop(): void;
}

/** Caches the public settings for pages: a change in any process is visible within seconds, and no page waits for a query. */
export function followSettings(
  { db, wakeUps }: Pick<Services, "db" | "wakeUps">,
  ready: Promise<unknown>,
): FollowedSettings {
  let known: PublicSettings = {};
  let maintenanceEnd: Date | undefined;
  let hasStopped = false;

  /** Keeps the same object while nothing changes, so that pages are rendered once. */
  const look = async (): Promise<void> => {
    const settings = await getSettings(db);
    maintenanceEnd = settings.maintenance?.until;
    const newest = makePublicSettings(settings);
    if (!isDeepStrictEqual(newest, known)) known = newest;
  };
  /** If the database is not reachable, the next wake-up retries. */
  const { run, stop } = runOneAtATime(async () => {
    await look().catch(() => {});
    await pause(pauseMilliseconds, undefined, { ref: false });
  });
  const first = ready.then(look).catch(() => {});
  let stopListening = (): void => {};
  void first.then(() => {
    if (!hasStopped) stopListening = wakeUps.subscribe(() => void run());
  });
  const begun = Promise.race([first, pause(firstLookMilliseconds, undefined, { ref: false })]);

  return {
    async read() {
      await begun;
      return known;
    },
    findMaintenanceEnd: () => maintenanceEnd,
    stop() {
      hasStopped = true;
      stopListening();
      void stop();
    },
  };
}
