import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { FilesUnavailable } from "./fetch-files.ts";
import { lazyPart } from "./lazy-part.tsx";

interface DialogProps {
  name: string;
  onClose?: () => void;
}

const Dialog = ({ name }: DialogProps) => <p data-dialog>{name}</p>;
const away = new FilesUnavailable("dialog.js");

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  vi.useRealTimers();
});

async function show(part: ReturnType<typeof lazyPart<DialogProps>>, props: DialogProps = { name: "late" }) {
  const Part = part;
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <MantineProvider env="test">
        <input name="typed" />
        <Part {...props} />
      </MantineProvider>,
    ),
  );
  const input = place.querySelector("input");
  if (input) input.value = "typed";
  const press = (text: string) =>
    act(async () =>
      [...place.querySelectorAll("button")].find((button) => button.textContent?.includes(text))?.click(),
    );
  return {
    press,
    readAlert: () => place.querySelector("[role=alert]")?.textContent ?? "",
    readDialog: () => place.querySelector("[data-dialog]")?.textContent,
    readTyped: () => place.querySelector("input")?.value,
  };
}

test("a script that fails to load leaves the rest of the page, and its place says so", async () => {
  const { readAlert, readDialog, readTyped } = await show(lazyPart(async () => Promise.reject(away)));
  expect(readAlert()).toContain("needs the internet");
  expect(readDialog()).toBeUndefined();
  expect(readTyped()).toBe("typed");
});

test("the part loads when the network returns", async () => {
  const load = vi.fn(async () => Dialog).mockRejectedValueOnce(away);
  const { readAlert, readDialog, readTyped } = await show(lazyPart(load));
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(readDialog()).toBe("late");
  expect(readAlert()).toBe("");
  expect(readTyped()).toBe("typed");
});

test("the part loads when the browser never reported that the network had failed", async () => {
  vi.useFakeTimers();
  const load = vi
    .fn(async () => Dialog)
    .mockRejectedValueOnce(away)
    .mockRejectedValueOnce(away);
  const { readDialog } = await show(lazyPart(load));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(readDialog()).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(readDialog()).toBe("late");
  expect(load).toHaveBeenCalledTimes(3);
});

test("Try again loads the script again, at each click", async () => {
  const load = vi
    .fn(async () => Dialog)
    .mockRejectedValueOnce(away)
    .mockRejectedValueOnce(away);
  const { press, readAlert, readDialog } = await show(lazyPart(load));
  await press("Try again");
  expect(readAlert()).toContain("needs the internet");
  await press("Try again");
  expect(readDialog()).toBe("late");
});

test("a dialog that failed to load can be closed", async () => {
  const onClose = vi.fn();
  const { press } = await show(
    lazyPart(async () => Promise.reject(away)),
    { name: "late", onClose },
  );
  await press("Close");
  expect(onClose).toHaveBeenCalledOnce();
});

test("when a newer build has replaced the script, Try again reloads the page instead of retrying", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const { press } = await show(lazyPart(async () => Promise.reject(new FilesUnavailable("dialog.js", 404))));
  expect(reload, "not by itself: it would take what was typed").not.toHaveBeenCalled();
  await press("Try again");
  expect(reload).toHaveBeenCalledOnce();
});

test("a part that was left is not retried, and starts again when it is opened again", async () => {
  const load = vi.fn(async () => Dialog).mockRejectedValueOnce(away);
  const part = lazyPart(load);
  await show(part);
  await act(async () => root?.unmount());
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(load).toHaveBeenCalledOnce();
  const again = await show(part);
  expect(again.readAlert()).toBe("");
  expect(again.readDialog()).toBe("late");
});

test("a part that nobody asked for shows no notice when it fails to load", async () => {
  const quiet = lazyPart<DialogProps>(async () => Promise.reject(away), { away: ({ name }) => <b>{name} in short</b> });
  const { readAlert } = await show(quiet);
  expect(readAlert()).toBe("");
  expect(document.querySelector("b")?.textContent).toBe("late in short");
});

test("a part that was fetched ahead shows at once", async () => {
  const part = lazyPart(async () => Dialog, { fallback: <p data-dialog>waiting</p> });
  await part.load();
  const shown: (string | null | undefined)[] = [];
  const observer = new MutationObserver(() => shown.push(document.querySelector("[data-dialog]")?.textContent));
  observer.observe(document.body, { childList: true, subtree: true });
  const { readDialog } = await show(part);
  observer.disconnect();
  expect(readDialog()).toBe("late");
  expect(shown).not.toContain("waiting");
});

/** Replaces the browser's idle time. Returns what waits for it. */
function fakeIdleTime(): Set<() => void> {
  const waiting = new Set<() => void>();
  vi.stubGlobal("requestIdleCallback", (work: () => void) => {
    waiting.add(work);
    return work;
  });
  vi.stubGlobal("cancelIdleCallback", (work: () => void) => waiting.delete(work));
  return waiting;
}

test("a late part loads once the page is idle", async () => {
  const waiting = fakeIdleTime();
  const load = vi.fn(async () => Dialog);
  const { readDialog } = await show(lazyPart(load, { isLate: true }));
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    for (const work of waiting) work();
  });
  expect(readDialog()).toBe("late");
});

test("a late part that was left before the page was idle is not loaded", async () => {
  const waiting = fakeIdleTime();
  await show(lazyPart(async () => Dialog, { isLate: true }));
  expect(waiting.size).toBe(1);
  await act(async () => root?.unmount());
  expect(waiting.size).toBe(0);
});

test("a late part loads in a browser that does not report when it is idle", async () => {
  vi.useFakeTimers();
  const { readDialog } = await show(lazyPart(async () => Dialog, { isLate: true }));
  await act(() => vi.runAllTimersAsync());
  expect(readDialog()).toBe("late");
});
