import { expect, it } from "vitest";
import { findDays, findNextTime } from "./export-times.ts";

// 2026-03-02 is a Monday.
it.each([
  ["day", "2026-03-02T05:59", "2026-03-02T06:00"],
  ["day", "2026-03-02T06:00", "2026-03-03T06:00"],
  ["day", "2026-02-28T23:30", "2026-03-01T06:00"],
  ["week", "2026-03-02T05:59", "2026-03-02T06:00"],
  ["week", "2026-03-02T06:00", "2026-03-09T06:00"],
  ["week", "2026-03-08T23:59", "2026-03-09T06:00"],
  ["month", "2026-03-01T05:59", "2026-03-01T06:00"],
  ["month", "2026-03-01T06:00", "2026-04-01T06:00"],
  ["month", "2026-12-31T23:59", "2027-01-01T06:00"],
] as const)("a file of each %s is due after %s in Pakistan at %s", (every, now, next) => {
  expect(findNextTime(every, new Date(`${now}:00+05:00`))).toEqual(new Date(`${next}:00+05:00`));
});

it.each([
  ["day", "2026-03-02", "2026-03-03", "2026-03-01", "2026-03-01"],
  ["week", "2026-03-02", "2026-03-09", "2026-02-23", "2026-03-01"],
  ["month", "2026-03-01", "2026-04-01", "2026-02-01", "2026-02-28"],
  // Missed ones.
  ["day", "2026-03-02", "2026-03-05", "2026-03-01", "2026-03-03"],
  ["week", "2026-03-02", "2026-03-16", "2026-02-23", "2026-03-08"],
  ["month", "2026-01-01", "2026-04-01", "2025-12-01", "2026-02-28"],
] as const)("a file of each %s due on %s, and next on %s, is about %s to %s", (every, due, next, from, to) => {
  const atSix = (day: string) => new Date(`${day}T06:00:00+05:00`);
  expect(findDays(every, { dueAt: atSix(due), nextAt: atSix(next) })).toEqual({ from, to });
});
