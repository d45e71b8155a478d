import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { makePublicSettings, type PublicSettings } from "@hunarmand/api/staff/public-settings";
import { runOneAtATime } from "../../services/live/run-one-at-a-time.ts";
import type { Services } from "../../services/services.ts";
import { getSettings } from "./settings.queries.ts";

/** As long as a page waits for the first look at a start; afterwards it is served with what is known. */
const firstLookMilliseconds = 2_000;
/** Every change in the portal wakes all processes: one look a second is enough. */
const pauseMilliseconds = 1_000;

export interface FollowedSettings {
  /** The newest settings that this process has seen; none while the database could not be reached yet. */
  read(): Promise<PublicSettings>;
  stop(): void;
}

/** Keeps what pages show of the settings at hand: each change of any process is seen within seconds, and no page waits for a query. */
export function followSettings(
  { db, wakeUps }: Pick<Services, "db" | "wakeUps">,
  ready: Promise<unknown>,
): FollowedSettings {
  let known: PublicSettings = {};
  let hasStopped = false;

  /** The same object as long as nothing has changed, so that pages are filled once. */
  const look = async (): Promise<void> => {
    const newest = makePublicSettings(await getSettings(db));
    if (!isDeepStrictEqual(newest, known)) known = newest;
  };
  /** A database that is away is looked at again at the next wake-up. */
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
    stop() {
      hasStopped = true;
      stopListening();
      void stop();
    },
  };
}
