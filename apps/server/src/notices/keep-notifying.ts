import { runOneAtATime } from "../services/live/run-one-at-a-time.ts";
import type { Services } from "../services/services.ts";
import type { Notifier } from "./channels/deliver-drafts.ts";
import { notifyOfEvents, notifyPeople } from "./notify-people.ts";

const batchPauseMilliseconds = 100;
/** How late people may be notified of the end of a quote. */
const timePassesMilliseconds = 60_000;

/**
 * Notifies people at each wake-up, and every few seconds in any case. Returns the function that ends it, after what is under way.
 */
export function keepNotifying(
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
