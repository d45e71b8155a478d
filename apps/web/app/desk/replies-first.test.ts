import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withResolvers } from "../shared/parts/with-resolvers.ts";
import { repliesFirst } from "./replies-first.ts";

const patienceMilliseconds = 100;

/** Opens a desk whose loader returned this; returns a function that is called when it shows. */
function open(loaderData: unknown) {
  const opened = vi.fn();
  const next = async () => ({ desk: { type: "data" as const, result: loaderData } });
  void Promise.resolve(repliesFirst({} as Parameters<typeof repliesFirst>[0], next)).then(opened);
  return opened;
}

const passTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a desk opens as soon as all its replies are here", async () => {
  const [first, second] = [withResolvers<void>(), withResolvers<void>()];
  const opened = open({ query: {}, months: first.promise, firstPage: second.promise });
  first.resolve();
  await passTime(0);
  expect(opened).not.toHaveBeenCalled();
  second.resolve();
  await passTime(0);
  expect(opened).toHaveBeenCalledWith({ desk: expect.anything() });
});

test("a desk with a slow reply opens after a moment", async () => {
  const opened = open({ firstPage: new Promise(() => undefined) });
  await passTime(patienceMilliseconds - 1);
  expect(opened).not.toHaveBeenCalled();
  await passTime(1);
  expect(opened).toHaveBeenCalled();
});

test("a desk whose reply failed opens at once", async () => {
  const opened = open({ firstPage: Promise.reject(new Error("Away")) });
  await passTime(0);
  expect(opened).toHaveBeenCalled();
});

test("a desk without replies opens at once", async () => {
  const opened = [open(null), open(undefined), open({ query: "" })];
  await passTime(0);
  for (const each of opened) expect(each).toHaveBeenCalled();
});
