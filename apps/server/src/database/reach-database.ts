import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { type Database, isDatabaseDown } from "./database.ts";

const triesMax = 5;
const pauseMilliseconds = 1_000;

/**
 * Waits for a database that is starting beside the portal, or whose reply came too late because this process was still loading. Errors that
 * do not pass are thrown at once.
 */
export async function reachDatabase(db: Database): Promise<void> {
  for (let tries = 1; ; tries++) {
    const failure = await sql`select 1`.execute(db).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (!failure) return;
    if (tries === triesMax || !isDatabaseDown(failure.error)) throw failure.error;
    await pause(pauseMilliseconds);
  }
}
