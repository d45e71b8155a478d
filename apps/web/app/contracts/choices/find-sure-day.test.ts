import { expect, test } from "vitest";
import { findSureDay } from "./find-sure-day.ts";

test.each([
  ["2026-03-02T06:00:00Z", "2026-03-03", "a call at 11 am: the next day"],
  ["2026-03-02T08:00:00Z", "2026-03-04", "after noon: one day later"],
  ["2026-03-06T08:00:00Z", "2026-03-09", "no Sunday"],
])("after what is promised for %s work can begin on %s: %s", (promised, day) => {
  expect(findSureDay(promised)).toBe(day);
});
