import { runOneAtATime } from "../services/live/run-one-at-a-time.ts";
import type { Services } from "../services/services.ts";
import type { Notifier } from "./channels/deliver-drafts.ts";
import { notifyOfEvents, notifyPeople } from "./notify-people.ts";

const batchPauseMilliseconds = 100;
/** How late people may be notified of an expired quote. */
const timePassesMilliseconds = 60_000;

/** Notifies people at each wake-up, and at least every few seconds. Returns a function that stops it after the current batch. */
export function startNotifying(
  notifier: Notifier & Pick<Services, "wakeUps">,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let lookedAtTime = 0;
  const notifyNow = async (): Promise<number> => {
    const now = notifier.clock.now().getTime();
    if (Math.abs(now - lookedAtTime) < timePassesMilliseconds) return notifyOfEvents(notifier, batchPauseMilliseconds);
    lookedAtTime = now;
    return notifyPeople(notifier);
  };
  const { run, stop } = runOneAtATime(async () => {
    try {
      if ((await notifyNow()) > 0) notifier.wakeUps.send();
    } catch (error) {
      onError(error);
    }
  });
  const unsubscribe = notifier.wakeUps.subscribe(() => void run());
  return async () => {
    unsubscribe();
    await stop();
  };
}
