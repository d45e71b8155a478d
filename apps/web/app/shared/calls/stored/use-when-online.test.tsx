import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useWhenOnline } from "./use-when-online.ts";

let root: Root;
const load = vi.fn();

function Waiting({ isWaiting }: { isWaiting: boolean }) {
  useWhenOnline(isWaiting, load);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  root = createRoot(document.createElement("div"));
  act(() => root.render(<Waiting isWaiting />));
});

afterEach(() => {
  act(() => root.unmount());
  load.mockClear();
  vi.useRealTimers();
});

test("a page without a network loads again after growing pauses, although the browser reports nothing", () => {
  vi.advanceTimersByTime(16_000);
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(31_999);
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(2);
});

test("it loads again when it becomes visible, and each time that the network is back", () => {
  document.dispatchEvent(new Event("visibilitychange"));
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("online"));
  expect(load).toHaveBeenCalledTimes(3);
});

test("it does not load again when it no longer waits", () => {
  act(() => root.render(<Waiting isWaiting={false} />));
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(load).not.toHaveBeenCalled();
});
