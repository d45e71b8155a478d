import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { freeMemoryOnceSettled } from "./free-memory.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("collects what the start has left, once, some seconds later", () => {
  vi.useFakeTimers();
  const gc = vi.fn();
  vi.stubGlobal("gc", gc);
  freeMemoryOnceSettled();
  vi.advanceTimersByTime(4_900);
  expect(gc).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(gc.mock.calls).toEqual([[{ execution: "async" }]]);
});

it("does without where the process is started in another way", () => {
  vi.useFakeTimers();
  vi.stubGlobal("gc", undefined);
  freeMemoryOnceSettled();
  expect(() => vi.advanceTimersByTime(60_000)).not.toThrow();
});

it("is there with `npm start`", () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, "../../../../package.json"), "utf8"));
  expect(scripts.start).toContain("--expose-gc");
});
