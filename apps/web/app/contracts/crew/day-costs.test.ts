import { countDays, countUnpaidHalfDays, findDayPrice } from "@hunarmand/api/contracts/day-share";
import { expect, test } from "vitest";
import { costOfDay, countByDay, sumCosts } from "./day-costs.ts";

test("months have the days of the calendar, other durations a fixed number", () => {
  expect(countDays("15 days", "2026-02-01")).toBe(15);
  expect(countDays("1 Week", "2026-02-01")).toBe(7);
  expect(countDays("One month", "2026-02-01")).toBe(28);
  expect(countDays("One month", "2026-03-01")).toBe(31);
  expect(countDays("One year", "2026-03-05")).toBe(365);
});

const unpriced = { quote: null, duration: "1 Week" as const, durationDays: null, handymen: null, agreedPrice: null };

test("the share of days is rounded to whole PKR after adding, and all days together are the agreed price", () => {
  const contract = { ...unpriced, quote: { totalHandymen: 3, amount: 100_000 } };
  const price = findDayPrice(contract, "2026-03-05");
  expect(price).toMatchObject({ days: 7, handymen: 3 });
  expect(price?.costOf({ present: 1, half: 0 })).toBe(4_762);
  expect(price?.costOf({ present: 1, half: 1 })).toBe(7_143);
  expect(price?.costOf({ present: 21, half: 0 })).toBe(100_000);
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
