import { onTestFinished, vi } from "vitest";
import { waits } from "../../../.ci/waits.ts";

const { setTimeout: setRealTimeout } = globalThis;
const pauseReally = (milliseconds: number) => new Promise<void>((resolve) => setRealTimeout(resolve, milliseconds));
const checkMilliseconds = 20;
const timers = ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const;

/**
 * Fakes all timers of this process and `performance.now()` until the test ends: they move only by `passTime`. Sockets, files, the database and
 * PostgreSQL's own time-outs use real time.
 */
export const holdTime = (): void => hold([...timers, "performance"]);

/** Stops all intervals until the test ends, so that what still arrives did not come from an interval. */
export const holdRounds = (): void => hold(["setInterval", "clearInterval"]);

function hold(toFake: ((typeof timers)[number] | "performance")[]): void {
  // Libraries use node:timers/promises for pauses.
  vi.useFakeTimers({ toFake, fakeNodeBuiltins: true, shouldClearNativeTimers: true });
  onTestFinished(releaseTime);
}

/** Advances the held time; the due timers run in their order. */
export const passTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Advances the held time at its real pace until the promise settles: for set-up. */
export async function passTimeUntil(over: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  over.then(end, end);
  while (!isOver) {
    await passTime(10);
    await pauseReally(10);
  }
}

/**
 * Checks again until it passes, while held time stays where it is. `expect.poll` advances held time with each try, so a busy machine, which
 * needs more tries, would let more time pass.
 */
export async function holdUntil(check: () => unknown): Promise<void> {
  const lastAt = Date.now() + waits.stateMilliseconds;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > lastAt) throw error;
      await pauseReally(checkMilliseconds);
    }
  }
}

/** Returns to real time. */
export async function releaseTime(): Promise<void> {
  if (!vi.isFakeTimers()) return;
  // Pending pauses end now, because the worker's portal is used by later tests.
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
}
