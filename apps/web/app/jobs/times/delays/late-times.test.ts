import { expect, it } from "vitest";
import { listLateTimes, toLateMinutes } from "./late-times.ts";

const toClock = (iso: string) => iso.slice("2026-05-01T".length, "2026-05-01T10:00".length);

it.each([
  ["before the promised time", "2026-05-01T10:10:00Z", ["10:50", "11:00", "11:10", "11:25", "11:40", "12:10"]],
  [
    "after it, from the next five minutes on",
    "2026-05-01T10:52:10Z",
    ["11:05", "11:15", "11:25", "11:40", "11:55", "12:25"],
  ],
])("the times are after the promised one, ahead, and at full five minutes: %s", (_title, now, times) => {
  expect(listLateTimes("2026-05-01T10:39:00Z", new Date(now)).map(toClock)).toEqual(times);
});

it("counts from the time of the job, or else from now, within what the call takes", () => {
  const now = new Date("2026-05-01T10:10:00Z");
  expect(toLateMinutes("2026-05-01T10:49:00Z", { scheduledFor: "2026-05-01T10:39:00Z", now })).toBe(10);
  expect(toLateMinutes("2026-05-01T10:49:00Z", { scheduledFor: null, now })).toBe(39);
  const later = new Date("2026-05-01T10:12:40Z");
  expect(toLateMinutes("2026-05-01T10:30:00Z", { scheduledFor: null, now: later }), "not before that time").toBe(18);
  expect(toLateMinutes("2026-05-02T23:00:00Z", { scheduledFor: null, now })).toBe(720);
});
