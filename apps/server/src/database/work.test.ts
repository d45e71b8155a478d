import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { currentWork, runWork, Work } from "./work.ts";

const makeWork = () => new Work({ waitMillisecondsMax: 10_000 });

describe("what a call does with the database", () => {
  it("uses up its time by waiting alone, and once for waits at the same time", async () => {
    const work = makeWork();
    await pause(200);
    expect(work.leftMilliseconds).toBe(10_000);
    await Promise.all(Array.from({ length: 20 }, () => work.wait(pause(200))));
    expect(work.leftMilliseconds).toBeLessThan(9_900);
    expect(work.leftMilliseconds).toBeGreaterThan(10_000 - 20 * 200);
  });

  it("has less time while it waits, and never none", async () => {
    const work = new Work({ waitMillisecondsMax: 50 });
    const waiting = work.wait(pause(200));
    await pause(100);
    expect(work.leftMilliseconds).toBe(1);
    await waiting;
    expect(work.leftMilliseconds).toBe(1);
  });

  it("is nobody's any more when it has ended, not even its own timers'", async () => {
    const work = makeWork();
    const seen: unknown[] = [];
    await runWork(work, async () => {
      seen.push(currentWork());
      await pause(1);
      seen.push(currentWork());
      work.end();
      seen.push(currentWork());
      await pause(1);
      seen.push(currentWork());
    });
    expect(seen).toEqual([work, work, undefined, undefined]);
  });
});
