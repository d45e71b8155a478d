import type { Services } from "../services/services.ts";
import { type Teller, tellPeople } from "./tell-people.ts";

/**
 * Tells people at each wake-up, and every few seconds in any case. Answers the function that ends it, after what is under way.
 */
export function keepTelling(
  teller: Teller & Pick<Services, "wakeUps">,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWokenMeanwhile = false;
  let isOver = false;
  const tell = (): void => {
    isWokenMeanwhile = running !== undefined;
    running ??= tellPeople(teller)
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
