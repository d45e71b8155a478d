import { forgetUnclaimed, listUnclaimed, selectNotedNames, selectStoredNames } from "../../database/files.queries.ts";
import type { Services } from "../services.ts";
import { isTied } from "./file-tie.ts";
import { countSweep } from "./sweep-counts.ts";

const hourMilliseconds = 3_600_000;
const dayMilliseconds = 24 * hourMilliseconds;
const sharePercentMax = 2;
/** One day more, because the trash is kept in folders by day. */
const trashMilliseconds = 31 * dayMilliseconds;

/** The counts of one sweep, for the log and the counters. */
export interface Sweep {
  outcome: "swept" | "refused";
  /** Why nothing was swept. */
  reason?: "another-store" | "too-many";
  /** Files in the store. */
  files: number;
  orphans: number;
  /** Files that this database has never named: another installation's, or younger than the dump from which it was restored. */
  unknown: number;
  trashed: number;
  emptied: number;
}

type Ground = Pick<Services, "db" | "clock" | "files">;

/**
 * Moves files without a row, left by a crash or an unreachable store, to the trash, and deletes what is older than 30 days from it. It
 * takes only files that this database noted as unclaimed more than an hour ago. A wrong or empty database has noted none, and a restored
 * one none that are younger than its dump.
 */
export async function sweepOrphans(ground: Ground): Promise<Sweep> {
  const { db, clock, files } = ground;
  const refused = { outcome: "refused", files: 0, orphans: 0, unknown: 0, trashed: 0, emptied: 0 } as const;
  if (!(await isTied(ground))) return { ...refused, reason: "another-store" };
  const unclaimed = await listUnclaimed(db, new Date(clock.now().getTime() - hourMilliseconds));
  const claimed = await selectStoredNames(db, unclaimed);
  const { orphans, ...counts } = await countStore(ground, new Set(unclaimed.filter((name) => !claimed.has(name))));
  if (orphans.length * 100 > counts.files * sharePercentMax)
    return { ...refused, ...counts, orphans: orphans.length, reason: "too-many", emptied: await emptyTrash(ground) };
  for (const name of orphans) await files.trash(name, clock.now());
  await forgetUnclaimed(db, unclaimed);
  return {
    outcome: "swept",
    ...counts,
    orphans: orphans.length,
    trashed: orphans.length,
    emptied: await emptyTrash(ground),
  };
}

/** Reads the list of files once: counts all of them, finds the unclaimed ones, and counts those that this database has never named. */
async function countStore({ db, files }: Ground, unclaimed: ReadonlySet<string>) {
  const orphans: string[] = [];
  let [total, unknown] = [0, 0];
  for await (const names of files.list()) {
    const noted = await selectNotedNames(db, names);
    total += names.length;
    unknown += names.length - noted.size;
    orphans.push(...names.filter((name) => unclaimed.has(name)));
  }
  return { orphans, files: total, unknown };
}

async function emptyTrash({ clock, files }: Ground): Promise<number> {
  let emptied = 0;
  const until = clock.now().getTime() - trashMilliseconds;
  for await (const trashed of files.listTrash()) {
    for (const { key } of trashed.filter(({ trashedAt }) => trashedAt.getTime() <= until)) {
      await files.remove(key);
      emptied++;
    }
  }
  return emptied;
}

/** Where a sweep reports its counts. */
export interface SweepLog {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

const refusals = {
  "another-store": "files were not swept: the store is not, or no longer, tied to this database",
  "too-many": `files were not swept: more than ${sharePercentMax} % of the store, or the whole of it, would go`,
};

/**
 * Sweeps once a day, first a day after the start, which leaves time to notice a wrong configuration. A failed sweep is tried again the next
 * day. Returns a function that stops it.
 */
export function sweepDaily(ground: Ground, log: SweepLog): () => void {
  const sweep = async () => {
    try {
      const done = await sweepOrphans(ground);
      countSweep(done);
      if (done.reason) log.warn({ sweep: done }, refusals[done.reason]);
      else if (done.unknown > 0)
        log.warn({ sweep: done }, "files were swept; files that this database never named were left");
      else log.info({ sweep: done }, "files were swept");
    } catch (err) {
      countSweep({ outcome: "failed" });
      log.error({ err }, "files could not be swept");
    }
  };
  const timer = setInterval(() => void sweep(), dayMilliseconds).unref();
  return () => clearInterval(timer);
}
