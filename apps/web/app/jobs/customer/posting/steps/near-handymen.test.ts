import { expect, it } from "vitest";
import { countNear, roundArrival } from "./near-handymen.ts";

const usualAnswerMinutes = { day: null, night: null };
const facts = {
  usualPrice: { from: 3_000, to: 8_000 },
  exactPrices: [{ subSkill: "Split AC Installation", from: 3_500, to: 5_000, isAgreed: true }],
  postedJobs: [],
  cities: [
    {
      city: "Islamabad",
      handymen: 5,
      areas: [{ area: "G-9", handymen: 2 }],
      usualArrivalMinutes: 70,
      usualAnswerMinutes,
      byHours: { day: 2, late: 1, always: 1 },
    },
    {
      city: "Lahore",
      handymen: 1,
      areas: [],
      usualArrivalMinutes: null,
      usualAnswerMinutes,
      byHours: { day: 1, late: 0, always: 0 },
    },
  ],
};

it("handymen are counted in the chosen city and area, and everywhere without a city", () => {
  expect(countNear(facts, { city: "", area: "" })).toEqual({ inCity: 6, inArea: 0, arrivalMinutes: undefined });
  expect(countNear(facts, { city: "Islamabad", area: "G-9" })).toEqual({ inCity: 5, inArea: 2, arrivalMinutes: 70 });
  expect(countNear(facts, { city: "Islamabad", area: "F-6" })).toMatchObject({ inCity: 5, inArea: 0 });
  expect(countNear(facts, { city: "Karachi", area: "" })).toMatchObject({ inCity: 0, inArea: 0 });
});

it("the usual time until arrival is rounded up", () => {
  const rounded = [0, 44, 60, 61, 1_440, 1_441].map(roundArrival);
  expect(rounded.map(({ unit, count }) => `${count} ${unit}`)).toEqual([
    ...["10 minutes", "50 minutes", "60 minutes", "2 hours", "24 hours", "2 days"],
  ]);
});
