import type { Services } from "../../services/services.ts";
import { beatTown } from "./beat-town.ts";

/** Fast enough that a visitor sees the board change, and slow enough to read what has changed. */
const beatMilliseconds = 15_000;

/** Lets something happen in the demo's town periodically (docs/product.md E5). The returned function stops it after the current act. */
export function startTownClock(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  let beat: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    beat ??= beatTown(services)
      .then((event) => {
        if (event) services.wakeUps.send();
      })
      .catch(onError)
      .finally(() => {
        beat = undefined;
      });
  }, beatMilliseconds);
  return async () => {
    clearInterval(timer);
    await beat;
  };
}
