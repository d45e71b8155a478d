import { expect, test } from "vitest";
import { findAnswerTime } from "./answer-time.ts";

const hours = { days: [1, 2, 3, 4, 5, 6], opensAt: "09:00", closesAt: "18:00" };
const at = (time: string) => new Date(`2026-03-${time}:00+05:00`);

// 2 March 2026 is a Monday.
test.each([
  ["by day", "02T11:00", "03T11:00"],
  ["in the evening: until closing", "02T22:30", "03T18:00"],
  ["in the early morning", "03T06:00", "03T18:00"],
  ["on a Saturday morning: until closing", "07T09:30", "07T18:00"],
  ["too late on a Saturday", "07T17:00", "09T10:00"],
  ["on a Saturday night", "07T22:30", "09T11:00"],
])("a complaint is answered in open hours, within 24 hours or after two open ones: %s", (_case, from, until) => {
  expect(findAnswerTime(at(from), 1_440, hours)).toEqual(at(until));
});

test("an office without days answers within 24 hours", () => {
  expect(findAnswerTime(at("02T23:00"), 1_440, { ...hours, days: [] })).toEqual(at("03T23:00"));
});
