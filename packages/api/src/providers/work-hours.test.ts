import { expect, it } from "vitest";
import { findUnansweredWarning } from "./work-hours.ts";

const today = (time: string) => new Date(`2026-03-03T${time}:00+05:00`);
const night = new Date("2026-03-02T23:00:00+05:00");

it.each([
  ["in the night for nine", night, "09:00", "08:30"],
  ["in the night for ten", night, "10:00", "08:30"],
  ["in the night for eleven", night, "11:00", "09:00"],
  ["in the night for half past eight", night, "08:30", "08:15"],
  ["in the night for six", night, "06:00", "04:00"],
  ["at ten for noon", today("09:55"), "12:00", "10:25"],
  ["at ten for the afternoon", today("09:55"), "15:00", "13:00"],
])(
  "handymen who are asked %s have half an hour of the day, if there is one before the visit",
  (_title, asked, wished, warned) => {
    expect(findUnansweredWarning(today(wished), asked)).toEqual(today(warned));
  },
);
