import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withResolvers } from "../../parts/with-resolvers.ts";
import { LastFirst } from "./last-first.tsx";

let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  root = createRoot(document.createElement("div"));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

/** Shows the list of this promise. Returns the texts that were shown, in order. */
async function show(promise: Promise<string>, readLast: () => Promise<string>) {
  const shown: string[] = [];
  const note = (text: string) => {
    shown.push(text);
    return null;
  };
  await act(async () =>
    root.render(
      <LastFirst promise={promise} readLast={readLast} fallback={null} failure={null}>
        {note}
      </LastFirst>,
    ),
  );
  await act(() => vi.runAllTimersAsync());
  return shown;
}

test("a list that is here when the screen shows is shown without reading the stored one", async () => {
  const readLast = vi.fn(async () => "last");
  expect(await show(Promise.resolve("new"), readLast)).toEqual(["new"]);
  expect(readLast).not.toHaveBeenCalled();
});

test("while a list is on its way, the stored one is shown", async () => {
  const { promise, resolve } = withResolvers<string>();
  const shown = await show(promise, async () => "last");
  expect(shown).toEqual(["last"]);
  await act(async () => resolve("new"));
  expect(shown).toEqual(["last", "new"]);
});
