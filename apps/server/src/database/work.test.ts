import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { holdTime, passTime } from "../../test/held-time.ts";
import { currentWork, runWork, Work } from "./work.ts";

const makeWork = () => new Work({ waitMillisecondsMax: 10_000 });

describe("the database work of a call", () => {
  it("counts only waiting as used time, and simultaneous waits once", async () => {
    holdTime();
    const work = makeWork();
    await passTime(200);
    expect(work.leftMilliseconds).toBe(10_000);
    const waiting = Promise.all(Array.from({ length: 20 }, () => work.wait(pause(200))));
    await passTime(200);
    await waiting;
    expect(work.leftMilliseconds).toBe(9_800);
  });

  it("has less time left while it waits, but never none", async () => {
    holdTime();
    const work = new Work({ waitMillisecondsMax: 50 });
    const waiting = work.wait(pause(200));
    await passTime(20);
    expect(work.leftMilliseconds).toBe(30);
    await passTime(100);
    expect(work.leftMilliseconds).toBe(1);
    await passTime(80);
    await waiting;
    expect(work.leftMilliseconds).toBe(1);
  });

  it("does not continue after its end, not even in its own timers", async () => {
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
