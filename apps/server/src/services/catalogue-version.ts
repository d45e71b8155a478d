import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { runOneAtATime } from "./live/run-one-at-a-time.ts";
import { runApart, type WakeUps } from "./live/wake-ups.ts";

/** Any successful change in the portal wakes all processes: checking the version once a second is enough. */
const checkMilliseconds = 1_000;

/** A value with the version of the catalogue that the same statement read. */
export interface Versioned<T> {
  version: number;
  value: T;
}

/** A part of the catalogue that a process caches. */
export interface CatalogueCache<T> {
  /** Reads it at first use, and again after a change. */
  read(): Promise<T>;
  /** Call it when a change of the catalogue is committed: the next use reads it again. */
  invalidate(): void;
  /** Stops following other processes' changes. */
  stop(): void;
}

interface Ground {
  db: Database;
  wakeUps: WakeUps;
}

/**
 * Reads at first use, follows wake-ups from then on, and reads again when the catalogue's version has changed: at once on the process that
 * changed it, within some six seconds on all others.
 */
export function cacheCatalogue<T>(
  { db, wakeUps }: Ground,
  readAll: (db: Database) => Promise<Versioned<T>>,
): CatalogueCache<T> {
  let known: Promise<Versioned<T>> | undefined;
  let stopListening: (() => void) | undefined;

  const invalidate = (): void => {
    known = undefined;
  };
  const check = runOneAtATime(async () => {
    if (!known) return;
    await pause(checkMilliseconds, undefined, { ref: false });
    const before = known;
    // After a check that failed both are undefined, and the cache stays until the next wake-up.
    const [last, version] = await Promise.all([before, readVersion(db)]).catch(() => []);
    if (known === before && last?.version !== version) invalidate();
  });

  return {
    invalidate,
    read: async () => {
      stopListening ??= wakeUps.subscribe(() => void check.run());
      const reading = known ?? runApart(() => readAll(db));
      known = reading;
      reading.catch(() => {
        if (known === reading) invalidate();
      });
      return (await reading).value;
    },
    stop: () => stopListening?.(),
  };
}

async function readVersion(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`select version from catalogue_version`.execute(db);
  return rows[0]?.version;
}
