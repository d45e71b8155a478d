import { expect, test } from "vitest";
import { findNamesDay } from "./find-names-day.ts";

const hours = { days: [1, 2, 3, 4, 5, 6], opensAt: "09:00", closesAt: "18:00" };
const at = (time: string) => new Date(`2026-03-${time}:00+05:00`);

// 2 March 2026 is a Monday.
test.each([
  ["the day before", "2026-03-05", "02T10:00", "2026-03-04"],
  ["the Saturday before a Monday", "2026-03-09", "05T10:00", "2026-03-07"],
  ["today until the office closes", "2026-03-09", "07T17:59", "2026-03-07"],
  ["none after the office has closed", "2026-03-09", "07T18:00", undefined],
  ["none on the first day", "2026-03-09", "09T08:00", undefined],
])("%s is the day on which all names are known", (_case, startDate, now, day) => {
  expect(findNamesDay(startDate, hours, at(now))).toBe(day);
});

test("an office without hours names them on the day before", () => {
  expect(findNamesDay("2026-03-09", undefined, at("08T22:00"))).toBe("2026-03-08");
});
