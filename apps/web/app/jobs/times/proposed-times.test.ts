import { expect, test } from "vitest";
import { listProposedTimes, toIso } from "./proposed-times.ts";

test("one to three hours from the next half hour, tomorrow, and the morning after it, in Pakistan's time", () => {
  expect(listProposedTimes(new Date("2026-05-01T09:10:00Z"))).toEqual([
    ...["2026-05-01T15:30", "2026-05-01T16:30", "2026-05-01T17:30"],
    ...["2026-05-02T09:00", "2026-05-02T18:00", "2026-05-03T09:00"],
  ]);
});

test("no time of the night, and none twice; in the night the next day is the same one", () => {
  expect(listProposedTimes(new Date("2026-05-01T15:00:00Z"))).toEqual([
    ...["2026-05-01T21:00", "2026-05-02T09:00", "2026-05-02T18:00", "2026-05-03T09:00"],
  ]);
  expect(listProposedTimes(new Date("2026-05-02T00:10:00Z"))).toEqual([
    ...["2026-05-02T08:30", "2026-05-02T09:00", "2026-05-02T18:00", "2026-05-03T09:00"],
  ]);
});

test("a typed time is an instant in Pakistan", () => {
  expect(toIso("2026-05-01T15:30")).toBe("2026-05-01T10:30:00.000Z");
});
