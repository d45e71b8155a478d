import type { ContractRecord } from "@hunarmand/api/contracts/contracts";
import { countUnpaidHalfDays, countWorkDays, findDayPrice } from "@hunarmand/api/contracts/day-share";
import { expect, test } from "vitest";
import { costOfDay, costOfWeek, countByDay, countByWeek, sumCosts } from "./day-costs.ts";

test("a choice of weeks and months has days of work, six a week, and exact days count before it", () => {
  const count = (duration: ContractRecord["duration"]) => countWorkDays({ duration, durationDays: null });
  expect(count("15 days")).toBe(15);
  expect(count("1 Week")).toBe(6);
  expect([count("1 Month"), count("One month"), count("Three months"), count("One year")]).toEqual([26, 26, 78, 312]);
  expect(countWorkDays({ duration: "1 Month", durationDays: 21 })).toBe(21);
});

const unpriced = { quote: null, duration: "1 Week" as const, durationDays: null, handymen: null, agreedPrice: null };

test("the share of days is rounded to whole PKR after adding, and all days together are the agreed price", () => {
  const contract = { ...unpriced, quote: { totalHandymen: 3, amount: 100_000 } };
  const price = findDayPrice(contract, "2026-03-05");
  expect(price).toMatchObject({ days: 6, handymen: 3 });
  expect(price?.costOf({ present: 1, half: 0 })).toBe(5_556);
  expect(price?.costOf({ present: 1, half: 1 })).toBe(8_333);
  expect(price?.costOf({ present: 18, half: 0 })).toBe(100_000);
});

test("without an agreed price, or before the work, days have no price", () => {
  expect(findDayPrice(unpriced, "2026-03-05")).toBeUndefined();
  expect(findDayPrice({ ...unpriced, quote: { totalHandymen: 3, amount: 9 } }, null)).toBeUndefined();
});

test("exact days and handymen count, also with the price that the office named", () => {
  const exact = { ...unpriced, durationDays: 21, handymen: 10 };
  const named = findDayPrice({ ...exact, agreedPrice: 210_000 }, "2026-03-05");
  expect(named).toMatchObject({ days: 21, handymen: 10 });
  expect(named?.costOf({ present: 1, half: 1 })).toBe(1_500);
  const quoted = findDayPrice({ ...exact, quote: { totalHandymen: 15, amount: 210_000 } }, "2026-03-05");
  expect(quoted).toMatchObject({ days: 21, handymen: 10 });
  expect(findDayPrice({ ...unpriced, agreedPrice: 210_000 }, "2026-03-05"), "no number of handymen").toBeUndefined();
});

test("each day counts its whole and half days, earliest first", () => {
  const ali = {
    providerId: "p",
    name: "Ali",
    phoneNumber: null,
    category: "Construction",
    skills: [],
    page: null,
    addedDate: "",
    leftDate: null,
  };
  const member = { ...ali, totals: { present: 0, half: 0, absent: 0 } };
  const on = (day: string, presence: "present" | "half" | "absent") => ({ day, presence, note: null });
  const members = [
    { ...member, days: [on("2026-03-06", "present"), on("2026-03-05", "half")] },
    { ...member, days: [on("2026-03-05", "present"), on("2026-03-07", "absent")] },
  ];
  expect(countByDay(members)).toEqual([
    { day: "2026-03-05", present: 1, half: 1 },
    { day: "2026-03-06", present: 1, half: 0 },
    { day: "2026-03-07", present: 0, half: 0 },
  ]);
});

test("an absent handyman and the rest of a half day are not paid on the days of the price, unless another filled the place", () => {
  const price = { days: 2, handymen: 3 };
  const day = { number: 1, present: 2, half: 0, absent: 1 };
  expect(countUnpaidHalfDays([day], price)).toBe(2);
  expect(countUnpaidHalfDays([{ ...day, half: 1, absent: 0 }], price), "half a day").toBe(1);
  expect(countUnpaidHalfDays([{ ...day, present: 3 }], price), "another one came that day").toBe(0);
  expect(countUnpaidHalfDays([{ ...day, present: 0, half: 1, absent: 4 }], price), "more than the crew").toBe(5);
  expect(countUnpaidHalfDays([day, { ...day, number: 3 }], price), "a third day is not in the price").toBe(2);
});

test("days cost the price of each trade, and the average where a member has none", () => {
  const price = findDayPrice({ ...unpriced, durationDays: 5, handymen: 3, agreedPrice: 3_000 }, "2026-03-05");
  const member = {
    ...{ providerId: "p", name: "Ali", phoneNumber: null, category: "Construction", skills: [], page: null },
    ...{ addedDate: "", leftDate: null, totals: { present: 1, half: 1, absent: 1 } },
    days: [{ day: "2026-03-05", presence: "half" as const, note: null }],
  };
  const members = [{ ...member, dayPrice: 100 }, { ...member, dayPrice: 400 }, member];
  if (!price) throw new Error("There is no price.");
  expect(sumCosts(members, price, ({ totals }) => totals)).toBe(150 + 600 + 300);
  expect(costOfDay(members, price, "2026-03-05")).toBe(50 + 200 + 100);
});

test("a week has its handymen, days and absent days, and costs what its days cost", () => {
  const mark = (day: string, presence: "present" | "half" | "absent") => ({ day, presence, note: null });
  const member = {
    ...{ providerId: "p", name: "Ali", phoneNumber: null, category: "Construction", skills: [], page: null },
    ...{ addedDate: "", leftDate: null, totals: { present: 0, half: 0, absent: 0 } },
    days: [mark("2026-03-01", "present"), mark("2026-03-02", "present"), mark("2026-03-07", "half")],
  };
  const other = { ...member, providerId: "q", days: [mark("2026-03-02", "present"), mark("2026-03-07", "absent")] };
  const members = [member, other];
  const [sunday, week] = countByWeek(members);
  expect(sunday, "of the week before").toMatchObject({
    from: "2026-03-01",
    to: "2026-03-01",
    isWhole: true,
    worked: 1,
  });
  const numbers = { handymen: 2, days: 2, worked: 2.5, absent: 1.5, isWhole: true };
  expect(week).toEqual({ from: "2026-03-02", to: "2026-03-07", ...numbers });
  const price = findDayPrice({ ...unpriced, durationDays: 5, handymen: 2, agreedPrice: 10_000 }, "2026-03-01");
  if (!price || !week) throw new Error("There is no week.");
  expect(costOfWeek(members, price, week)).toEqual({ terms: [{ dayPrice: null, days: 2.5 }], sum: 2_500 });
  const [ali, bilal] = [{ ...member, dayPrice: 1_200 }, other];
  const byTrade = {
    terms: [
      { dayPrice: 1_200, days: 1.5 },
      { dayPrice: null, days: 1 },
    ],
    sum: 2_800,
  };
  expect(costOfWeek([ali, bilal], price, week)).toEqual(byTrade);
});
