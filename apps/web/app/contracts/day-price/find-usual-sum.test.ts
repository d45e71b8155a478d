import { expect, it } from "vitest";
import { type AskedCrew, findDayShare, findUsualSum } from "./find-usual-sum.ts";

const price = { fromPkr: 2_500, toPkr: 5_000 };
const find = (crew: AskedCrew) => findUsualSum(price, crew);

it("is handymen times days times the price of a day, and a week has six days, a month 26", () => {
  const ten = { totalHandymen: 10, exactHandymen: null, durationDays: null };
  expect(find({ ...ten, duration: "1 Day" })).toEqual({
    handymen: 10,
    days: 1,
    fromPkr: 25_000,
    toPkr: 50_000,
    middlePkr: 37_500,
  });
  expect(find({ ...ten, duration: "1 Week" })).toMatchObject({ days: 6, fromPkr: 150_000, toPkr: 300_000 });
  expect(find({ ...ten, duration: "1 Month" })).toMatchObject({ days: 26, fromPkr: 650_000, toPkr: 1_300_000 });
});

it("exact figures count before the choices, and without them", () => {
  const sum = { handymen: 12, days: 21, fromPkr: 630_000, toPkr: 1_260_000, middlePkr: 945_000 };
  expect(find({ totalHandymen: 10, exactHandymen: 12, duration: "1 Month", durationDays: 21 })).toEqual(sum);
  expect(find({ exactHandymen: 12, durationDays: 21 })).toEqual(sum);
});

it("is unknown as long as number or time is", () => {
  expect(find({})).toBeUndefined();
  expect(find({ totalHandymen: 10 })).toBeUndefined();
  expect(find({ durationDays: 21 })).toBeUndefined();
});

it("a price for the whole crew has a share for one handyman and day, rounded once and then called so", () => {
  const crew = { totalHandymen: 12, durationDays: 21 };
  expect(findDayShare(378_000, crew)).toEqual({ handymen: 12, days: 21, pkr: 1_500, isExact: true });
  expect(findDayShare(380_000, crew)).toMatchObject({ pkr: 1_508, isExact: false });
  expect(findDayShare(380_000, { totalHandymen: 12 })).toBeUndefined();
});
