import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";
import type { OpenDatabase } from "../../database/database.ts";

const channel = "live_events";
const pauseMilliseconds = 50;
/** Regular checks find changes without a wake-up, for example after a process was killed between commit and notice. */
const roundMilliseconds = 5_000;

/** Runs work outside the current request, so that the request's limits do not apply to it. */
export const runApart = AsyncLocalStorage.snapshot();

/** Notifies all processes of a database that something changed. The tables say what (decision 060). */
export interface WakeUps {
  /** Wakes every process, this one too. Call it after the commit. Many calls at once send one notice. */
  send(): void;
  /** Calls `look` at each wake-up, and at least every five seconds. The returned function unsubscribes. */
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
    // A process that misses it finds the change at its next regular check.
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
