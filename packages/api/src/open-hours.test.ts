import { expect, test } from "vitest";
import { addOpenDay, addOpenMinutes, findJobCall } from "./open-hours.ts";

const hours = { days: [1, 2, 3, 4, 5, 6], opensAt: "09:00", closesAt: "18:00" };
const at = (time: string) => new Date(`2026-03-${time}:00+05:00`);

// 2 March 2026 is a Monday.
test.each([
  ["within the day", "02T11:00", "02T13:00"],
  ["until closing", "02T16:00", "02T18:00"],
  ["over the night", "02T17:30", "03T10:30"],
  ["before opening", "02T06:00", "02T11:00"],
  ["after closing", "02T23:30", "03T11:00"],
  ["over a Sunday", "07T17:00", "09T10:00"],
  ["on a Sunday", "08T12:00", "09T11:00"],
])("two open hours %s", (_case, from, until) => {
  expect(addOpenMinutes(at(from), 120, hours)).toEqual(at(until));
});

test.each([
  ["in open hours ends at the same time", "02T13:00", "03T13:00"],
  ["from a Saturday night ends on Monday evening", "07T22:18", "09T18:00"],
  ["from a Saturday ends on Monday", "07T10:00", "09T10:00"],
  ["from before opening ends on that evening", "02T06:00", "02T18:00"],
])("a day of open hours %s", (_case, from, until) => {
  expect(addOpenDay(at(from), hours)).toEqual(at(until));
});

test("two hours of an office with short days end on another day", () => {
  expect(addOpenMinutes(at("02T09:30"), 120, { days: [1], opensAt: "09:00", closesAt: "10:00" })).toEqual(
    at("16T09:30"),
  );
});

test.each([
  ["no days", { ...hours, days: [] }],
  ["no time between opening and closing", { ...hours, closesAt: "09:00" }],
])("an office with %s counts all minutes", (_case, never) => {
  expect(addOpenMinutes(at("02T23:00"), 120, never)).toEqual(at("03T01:00"));
});

test.each([
  ["for now within an open hour", "02T11:00", null, "02T12:00"],
  ["for now shortly before closing in the next morning", "02T17:30", null, "03T09:30"],
  ["for now at night in the first open hour", "02T22:10", null, "03T10:00"],
  ["of a Saturday night on Monday", "07T22:10", null, "09T10:00"],
  ["for later by two hours before its time", "02T10:30", "02T18:00", "02T16:00"],
  ["for another day by two hours before its time", "02T10:30", "04T15:00", "04T13:00"],
  ["for a morning by closing of the day before", "02T14:30", "03T09:00", "02T18:00"],
  ["for a Monday morning by closing on Saturday", "07T14:30", "09T10:00", "07T18:00"],
  ["for soon within an open hour", "02T14:30", "02T16:00", "02T15:30"],
  ["for a morning, asked for at night, in the first open hour", "02T21:38", "03T09:00", "03T10:00"],
])("the office calls about a job %s", (_case, from, wished, by) => {
  expect(findJobCall({ from: at(from), wished: wished === null ? null : at(wished) }, hours)).toEqual(at(by));
});

test("an office without days calls about a job within an hour", () => {
  const never = { ...hours, days: [] };
  expect(findJobCall({ from: at("02T23:00"), wished: at("05T12:00") }, never)).toEqual(at("03T00:00"));
});
