import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdDecision, holdMilliseconds, sendHeld, sendOnLeaving, undoDecision } from "./held-decision.ts";

let stop: () => void;
const settled = vi.fn(async (_outcome: { error: unknown }) => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  settled.mockClear();
  stop = sendOnLeaving(settled);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** A decision, with a count of how often it was sent. */
function decide(subjectId: string, reply: () => Promise<unknown> = async () => ({ message: "Done." })) {
  const send = vi.fn(reply);
  holdDecision({ subjectId, text: "Decided.", send });
  return send;
}

test("a decision is sent once, and only after its seconds have passed", async () => {
  const send = decide("a");
  await vi.advanceTimersByTimeAsync(holdMilliseconds - 1);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event("pagehide"));
  expect(send).toHaveBeenCalledTimes(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith({ error: undefined });
});

test("an undone decision is never sent", async () => {
  const send = decide("a");
  undoDecision();
  window.dispatchEvent(new Event("pagehide"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
});

test("leaving or hiding the page sends the decision at once, and only once", async () => {
  const send = decide("a");
  window.dispatchEvent(new Event("pagehide"));
  expect(send).toHaveBeenCalledTimes(1);
  await sendHeld();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  const hidden = decide("b");
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(hidden).toHaveBeenCalledTimes(1);
});

test("the next decision sends the previous one, so only the last can be undone", async () => {
  const [first, second] = [decide("a"), decide("b")];
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  undoDecision();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
});

test("a decision that the server refuses is reported", async () => {
  const refusal = new Error("Somebody else was quicker.");
  decide("a", () => Promise.reject(refusal));
  await vi.advanceTimersByTimeAsync(holdMilliseconds);
  expect(settled).toHaveBeenCalledExactlyOnceWith({ error: refusal });
});
