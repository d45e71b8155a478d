import { afterEach, expect, it, vi } from "vitest";
import { holdTime, passTime } from "../../test/held-time.ts";
import { stopOnSignal } from "./stop-signals.ts";

afterEach(() => {
  // The timer that ends a process that does not stop.
  vi.clearAllTimers();
  vi.restoreAllMocks();
});

/** Receives the signals and the exit of a process that is not there. Returns what happened, in order. */
function watchEnding(drainMilliseconds: number, { hangs = false } = {}) {
  const steps: string[] = [];
  const handlers = new Map<unknown, () => void>();
  vi.spyOn(process, "on").mockImplementation((signal, handler) => {
    handlers.set(signal, handler as () => void);
    return process;
  });
  vi.spyOn(process, "exit").mockImplementation((code) => {
    steps.push(`exit ${code}`);
    return undefined as never;
  });
  const note = (step: string) => async () => void steps.push(step);
  const stop = hangs ? () => new Promise<void>(() => {}) : note("stop");
  const drain = () => void steps.push("drain");
  stopOnSignal({ drain, drainMilliseconds, deadlineScale: 2, stop, cut: note("cut") });
  return { steps, send: (signal: NodeJS.Signals) => handlers.get(signal)?.() };
}

it("a process that gets a signal to stop is first not ready, takes calls for the seconds of the setting, and then ends", async () => {
  holdTime();
  const { steps, send } = watchEnding(5_000);
  send("SIGTERM");
  expect(steps).toEqual(["drain"]);
  await passTime(4_999);
  // The same signal often arrives twice.
  send("SIGTERM");
  send("SIGINT");
  expect(steps).toEqual(["drain"]);
  await passTime(1);
  expect(steps).toEqual(["drain", "stop", "exit 0"]);
});

it("without such a setting it ends at once", async () => {
  holdTime();
  const { steps, send } = watchEnding(0);
  send("SIGTERM");
  expect(steps).toEqual(["drain", "stop"]);
  await passTime(0);
  expect(steps).toEqual(["drain", "stop", "exit 0"]);
});

it("a process that hangs while it stops is cut off after ten seconds, or as much longer as the setting says", async () => {
  holdTime();
  const { steps, send } = watchEnding(0, { hangs: true });
  send("SIGTERM");
  await passTime(19_999);
  expect(steps).toEqual(["drain"]);
  await passTime(1);
  expect(steps).toEqual(["drain", "cut", "exit 1"]);
});
