import { expect, it, vi } from "vitest";
import { runOneAtATime } from "./run-one-at-a-time.ts";

function makeWork() {
  const runs: PromiseWithResolvers<void>[] = [];
  const work = vi.fn(() => {
    const next = Promise.withResolvers<void>();
    runs.push(next);
    return next.promise;
  });
  return { runs, work };
}

it("many wake-ups during a run cause one more run, also after a failure", async () => {
  const { runs, work } = makeWork();
  const { run, stop } = runOneAtATime(work);
  const first = run();
  void run().catch(() => {});
  void run().catch(() => {});
  expect(work).toHaveBeenCalledTimes(1);
  runs[0]?.reject(new Error("away"));
  await expect(first).rejects.toThrow("away");
  await expect.poll(() => work.mock.calls.length).toBe(2);
  runs[1]?.resolve();
  await stop();
  expect(work).toHaveBeenCalledTimes(2);
});

it("stop waits for the run in progress and starts no other", async () => {
  const { runs, work } = makeWork();
  const { run, stop } = runOneAtATime(work);
  void run();
  void run();
  const stopped = stop();
  runs[0]?.resolve();
  await stopped;
  expect(work).toHaveBeenCalledTimes(1);
});
