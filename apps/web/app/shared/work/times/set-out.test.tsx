import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { acceptedJob, arrivedJob } from "../../../../test-setup/job-replies.ts";
import { findSetOut, useSetOut } from "./set-out.ts";

const at = "2026-11-30T13:00:00.000Z";
const [far, near] = [Date.parse("2026-11-30T11:29:00Z"), Date.parse("2026-11-30T11:30:00Z")];
const job = { ...acceptedJob, scheduledFor: at };

beforeEach(() => {
  vi.useFakeTimers({ now: far });
});

afterEach(() => {
  vi.useRealTimers();
});

test("an accepted job is for later until ninety minutes before its time, or before the one that was said", () => {
  const setOut = { at, setOutAt: "2026-11-30T12:20:00.000Z" };
  expect(findSetOut(job, far)).toEqual(setOut);
  expect(findSetOut(job, near)).toBeUndefined();
  expect(findSetOut({ ...acceptedJob, comesAt: at }, far)).toEqual(setOut);
  expect(findSetOut(acceptedJob, far), "as soon as possible").toBeUndefined();
  expect(findSetOut({ ...arrivedJob, scheduledFor: at }, far), "at work").toBeUndefined();
});

const Shown = () => useSetOut(job)?.setOutAt ?? "near";

test("a page that stays open knows when the time becomes near", async () => {
  const place = document.createElement("div");
  const root: Root = createRoot(place);
  await act(() => root.render(<Shown />));
  expect(place.textContent).toBe("2026-11-30T12:20:00.000Z");
  await act(() => vi.advanceTimersByTimeAsync(near - far));
  expect(place.textContent).toBe("near");
  await act(() => root.unmount());
});
