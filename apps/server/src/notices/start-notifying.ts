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
  let running: Promise<void> | undefined;
  let isWokenMeanwhile = false;
  let isOver = false;
  let lookedAtTime = 0;
  const notifyNow = async (): Promise<number> => {
    const now = notifier.clock.now().getTime();
    if (Math.abs(now - lookedAtTime) < timePassesMilliseconds) return notifyOfEvents(notifier, batchPauseMilliseconds);
    lookedAtTime = now;
    return notifyPeople(notifier);
  };
  const notify = (): void => {
    isWokenMeanwhile = running !== undefined;
    running ??= notifyNow()
      .then((count) => {
        if (count > 0) notifier.wakeUps.send();
      })
      .catch(onError)
      .finally(() => {
        running = undefined;
        if (isWokenMeanwhile && !isOver) notify();
      });
  };
  const stop = notifier.wakeUps.subscribe(notify);
  return async () => {
    isOver = true;
    stop();
    await running;
  };
}
