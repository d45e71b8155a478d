import { expect, it } from "vitest";
import { findOfficeCall } from "./office-call.ts";

const office = { openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00" };
/** 27 November 2026 is a Friday. */
const find = (pakistanTime: string, hours: object = office) => {
  const call = findOfficeCall({ ...hours }, new Date(`2026-11-${pakistanTime}:00+05:00`));
  return call && `${call.kind} ${call.at.toISOString()}`;
};

it("the office calls until it closes, and before it opens from then on", () => {
  expect(find("27T09:00")).toBe("until 2026-11-27T13:00:00.000Z");
  expect(find("27T17:30")).toBe("until 2026-11-27T13:00:00.000Z");
  expect(find("27T08:59")).toBe("from 2026-11-27T04:00:00.000Z");
  expect(find("27T00:10")).toBe("from 2026-11-27T04:00:00.000Z");
});

it("in the last half hour and in the evening, it calls on the next open day", () => {
  expect(find("27T17:31")).toBe("from 2026-11-28T04:00:00.000Z");
  expect(find("27T22:00")).toBe("from 2026-11-28T04:00:00.000Z");
  expect(find("28T22:00")).toBe("from 2026-11-30T04:00:00.000Z");
  expect(find("29T12:00")).toBe("from 2026-11-30T04:00:00.000Z");
});

it("an office that is open on one day of the week calls on that day of the next week", () => {
  expect(find("27T18:00", { ...office, openDays: "5" })).toBe("from 2026-12-04T04:00:00.000Z");
});

it("an office without days or hours names no time", () => {
  expect(find("27T12:00", { ...office, openDays: "" })).toBeUndefined();
  expect(find("27T12:00", {})).toBeUndefined();
});
