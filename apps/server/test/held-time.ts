import { onTestFinished, vi } from "vitest";

const { setTimeout: setRealTimeout } = globalThis;
const timers = ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const;

/**
 * Until the test is over, all timers of this process and `performance.now()` stand still, and move only by `passTime`. Sockets, files, the
 * database and the limits that PostgreSQL keeps by itself go on.
 */
export const holdTime = (): void => hold([...timers, "performance"]);

/** Until the test is over nothing happens at intervals: what comes all the same was brought by something else. */
export const holdRounds = (): void => hold(["setInterval", "clearInterval"]);

function hold(toFake: ((typeof timers)[number] | "performance")[]): void {
  // Libraries take their pauses from node:timers/promises.
  vi.useFakeTimers({ toFake, fakeNodeBuiltins: true, shouldClearNativeTimers: true });
  onTestFinished(letTimeGo);
}

/** Lets so much of the held time pass, in the order in which the timers are due. */
export const passTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Lets the held time pass as it would by itself until this is over: for what is no part of the test. */
export async function passTimeUntil(over: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  over.then(end, end);
  while (!isOver) {
    await passTime(10);
    await new Promise<void>((resolve) => setRealTimeout(resolve, 10));
  }
}

/** From now on time passes by itself again. */
export async function letTimeGo(): Promise<void> {
  if (!vi.isFakeTimers()) return;
  // What is in a pause comes to its end: the worker's portal outlives the test.
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
}
