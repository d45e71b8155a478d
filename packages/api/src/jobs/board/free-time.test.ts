import { expect, it } from "vitest";
import { findFreeAgain } from "./free-time.ts";

const now = Date.parse("2026-05-01T05:54:00.000Z");

it.each([
  ["no job", [], null],
  ["a job at work", [null], "2026-05-01T08:00:00.000Z"],
  ["a job in ten minutes", ["2026-05-01T06:05:00.000Z"], "2026-05-01T08:15:00.000Z"],
  ["a job in the afternoon", ["2026-05-01T09:00:00.000Z"], null],
])("a handyman with %s is free again at a full quarter of an hour", (_name, busy, free) => {
  expect(findFreeAgain(busy, now)).toEqual(free && new Date(free));
});
