import { expect, test } from "vitest";
import { readTypedAsides } from "./typed-asides.ts";

const wednesday = "2026-03-04";
const [thursday, monday] = ["2026-03-05", "2026-03-09"];

test.each([
  [
    "12 masons and 4 electricians in Rawalpindi for three weeks from Monday",
    { city: "Rawalpindi", days: "three weeks", startDate: monday },
  ],
  ["12 mistri Pindi mein 3 hafte, peer se", { city: "Rawalpindi", days: "3 hafte", startDate: monday }],
  ["۱۲ مستری لاہور میں ۳ ہفتے کل سے", { city: "Lahore", days: "3 ہفتے", startDate: thursday }],
  ["12 masons tomorrow in Lahore for a week.", { city: "Lahore", days: "a week", startDate: thursday }],
  ["10 painters in Islamabad, starting next Monday", { city: "Islamabad", startDate: monday }],
  ["10 painters, start on Thursday", { startDate: thursday }],
  ["12 masons at 2500 a day", {}],
  ["12 masons in 2 weeks", {}],
  ["12 masons for half a month", {}],
  ["12 masons 6 days a week for three weeks", {}],
  ["12 masons from Monday to Saturday", {}],
  ["12 masons before Monday", {}],
  ["12 masons until next Monday, day after tomorrow", {}],
  ["Lahore Road, Rawalpindi", {}],
  ["کل 16 کاریگر", {}],
  ["12 masons", {}],
])("%j names %j", (typed, asides) => {
  const { city, days, startDate } = readTypedAsides(typed, wednesday);
  expect({ city, days, startDate }).toEqual({ city: undefined, days: undefined, startDate: undefined, ...asides });
});

test("tomorrow is no first day when it is a Sunday, as in the choices", () => {
  expect(readTypedAsides("12 masons tomorrow", "2026-03-07").startDate).toBeUndefined();
});
