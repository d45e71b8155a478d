import { selectStoredNames } from "../database/files.queries.ts";
import type { Services } from "./services.ts";

const orphanMilliseconds = 3_600_000;
const dayMilliseconds = 86_400_000;

type Ground = Pick<Services, "db" | "clock" | "files">;

/**
 * Removes files without a row, left by a crash between the two writes. Younger ones than an hour stay: their row may be on
 * its way. Answers how many went.
 */
export async function sweepOrphans({ db, clock, files }: Ground): Promise<number> {
  let removed = 0;
  for await (const names of files.list()) {
    const known = await selectStoredNames(db, names);
    for (const name of names.filter((each) => !known.has(each))) {
      const time = await files.findTime(name);
      if (!time || clock.now().getTime() - time.getTime() < orphanMilliseconds) continue;
      await files.remove(name);
      removed++;
    }
  }
  return removed;
}

/** Sweeps now and every day; a sweep that fails is told and tried again the next day. Answers how to stop. */
export function sweepDaily(services: Ground, onError: (error: unknown) => void): () => void {
  const sweep = () => void sweepOrphans(services).catch(onError);
  sweep();
  const timer = setInterval(sweep, dayMilliseconds).unref();
  return () => clearInterval(timer);
}
