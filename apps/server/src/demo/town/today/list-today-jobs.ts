import type { TownJob } from "../town-jobs.ts";
import { atHour, minutesAfter } from "../town-times.ts";

/** Places of jobs that are not at the customer's home, in their city. */
const places = {
  g13: { area: "G-13", address: "House 41, Street 90, G-13/2", pin: [33.649, 72.964] },
  f10: { area: "F-10", address: "Flat 9, Al-Mustafa Towers, F-10 Markaz", pin: [33.694, 73.012] },
  f8: { area: "F-8", address: "House 3, Street 30, F-8/1", pin: [33.71, 73.04] },
  g11: { area: "G-11", address: "House 612, Street 105, G-11/3", pin: [33.668, 72.998] },
  f11: { area: "F-11", address: "House 77, Street 12, F-11/2", pin: [33.684, 72.988] },
  i10: { area: "I-10", address: "House 1204, Street 61, I-10/1", pin: [33.648, 73.04] },
  g9: { area: "G-9", address: "Shop 14, Karachi Company, G-9 Markaz", pin: [33.689, 73.03] },
  chaklala: { area: "Chaklala Scheme 3", address: "House 22, Lane 4, Scheme 3", pin: [33.583, 73.087] },
  westridge: { area: "Westridge 1", address: "House 88, Peshawar Road", pin: [33.609, 73.025] },
  saddar: { area: "Saddar", address: "Shop 5, Bank Road", pin: [33.597, 73.053] },
} as const satisfies Record<string, TownJob["place"]>;

const common = { skill: undefined, paidBy: undefined } as const;

/** The status of an assigned job: one scheduled over two hours ago is done. */
const assigned = (now: Date, scheduledFor: Date) =>
  ({ scheduledFor, reached: scheduledFor < minutesAfter(now, -120) ? "completed" : "accepted" }) as const;

/** Returns the rest of a full day for the dispatch desk: done, agreed and waiting, in both cities. */
export function listTodayJobs(now: Date): TownJob[] {
  const ago = (minutes: number) => minutesAfter(now, -minutes);
  const today = (hour: number, minute = 0) => atHour(now, 0, [hour, minute]);
  const next = (hour: number) => (today(hour) > minutesAfter(now, 60) ? today(hour) : atHour(now, -1, [hour, 0]));
  const done = { ...common, reached: "completed" } as const;
  const waiting = { ...common, provider: undefined, reached: "requested" } as const;
  return [
    { ...done, customer: 1, provider: 6, createdAt: ago(500), scheduledFor: today(8), place: places.g13 },
    { ...done, customer: 3, provider: 9, createdAt: ago(460), scheduledFor: today(9), place: places.f10 },
    { ...common, ...assigned(now, today(14)), customer: 0, provider: 5, createdAt: ago(195), place: places.chaklala },
    { ...common, ...assigned(now, today(15)), customer: 1, provider: 7, createdAt: ago(209), place: places.westridge },
    { ...common, ...assigned(now, today(12, 30)), customer: 2, provider: 8, createdAt: ago(216), place: places.f8 },
    { ...common, ...assigned(now, today(13)), customer: 3, provider: 1, createdAt: ago(167), place: places.g11 },
    { ...common, ...assigned(now, today(17)), customer: 0, provider: 2, createdAt: ago(174), place: places.f11 },
    { ...common, ...assigned(now, today(15, 30)), customer: 1, provider: 4, createdAt: ago(188), place: places.i10 },
    {
      ...{ ...waiting, customer: 1, skill: "AC Installation", createdAt: ago(12), place: places.g9 },
      scheduledFor: next(17),
    },
    {
      ...{ ...waiting, customer: 0, skill: "Electrical Wiring", createdAt: ago(8), place: places.g11 },
      scheduledFor: next(18),
    },
    {
      ...{ ...waiting, customer: 2, skill: "Carpentry", createdAt: ago(15), place: places.saddar },
      scheduledFor: next(16),
    },
    { ...waiting, customer: 2, skill: "Masonry", createdAt: ago(3) },
  ];
}
