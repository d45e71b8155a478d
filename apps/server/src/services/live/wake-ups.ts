import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";
import type { OpenDatabase } from "../../database/database.ts";

const channel = "live_events";
const pauseMilliseconds = 50;
/** Finds what no wake-up announced: a process that was killed between commit and notice, a change made by hand. */
const roundMilliseconds = 5_000;

/** Runs what belongs to no request, also when one has started it: a request's limits are not for it. */
export const runApart = AsyncLocalStorage.snapshot();

/** Notifies all processes on one database that there is something new to look at; what it is stands in the tables (decision 060). */
export interface WakeUps {
  /** Wakes every process, this one too; call it once the change is committed. Many at once become one. */
  send(): void;
  /** Looks at each wake-up, and every five seconds in any case; returns the function that ends it. */
  subscribe(look: () => void): () => void;
}

export function openWakeUps({ db, listen }: Pick<OpenDatabase, "db" | "listen">): WakeUps {
  const looks = new Set<() => void>();
  let isSending = false;
  let rounds: NodeJS.Timeout | undefined;
  let isListening = false;

  const wakeAll = (): void => {
    runApart(() => {
      for (const look of looks) look();
    });
  };
  const notify = (): void => {
    isSending = false;
    // A process that misses it finds out at the next round.
    runApart(() => sql`select pg_notify(${channel}, '')`.execute(db).catch(() => {}));
  };
  return {
    send() {
      if (isSending) return;
      isSending = true;
      setTimeout(notify, pauseMilliseconds).unref();
    },
    subscribe(look) {
      looks.add(look);
      rounds ??= setInterval(wakeAll, roundMilliseconds).unref();
      if (!isListening) {
        isListening = true;
        listen(channel, wakeAll).catch(() => {
          isListening = false;
        });
      }
      return () => {
        looks.delete(look);
        if (looks.size > 0) return;
        clearInterval(rounds);
        rounds = undefined;
      };
    },
  };
}
