import type { Services } from "../services/services.ts";
import { type Teller, tellOfEvents, tellPeople } from "./tell-people.ts";

const batchPauseMilliseconds = 100;
/** How late people may be notified of the end of a quote. */
const timePassesMilliseconds = 60_000;

/**
 * Notifies people at each wake-up, and every few seconds in any case. Returns the function that ends it, after what is under way.
 */
export function keepTelling(
  teller: Teller & Pick<Services, "wakeUps">,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWokenMeanwhile = false;
  let isOver = false;
  let lookedAtTime = 0;
  const tellNow = async (): Promise<number> => {
    const now = teller.clock.now().getTime();
    if (Math.abs(now - lookedAtTime) < timePassesMilliseconds) return tellOfEvents(teller, batchPauseMilliseconds);
    lookedAtTime = now;
    return tellPeople(teller);
  };
  const tell = (): void => {
    isWokenMeanwhile = running !== undefined;
    running ??= tellNow()
      .then((count) => {
        if (count > 0) teller.wakeUps.send();
      })
      .catch(onError)
      .finally(() => {
        running = undefined;
        if (isWokenMeanwhile && !isOver) tell();
      });
  };
  const stop = teller.wakeUps.hear(tell);
  return async () => {
    isOver = true;
    stop();
    await running;
  };
}
