import { z } from "zod";
import { toPlainDigits } from "../digits.ts";
import { blankAsAbsent, requiredText, wireNumber } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { wholeBetween } from "../number-limits.ts";
import { PricePkr } from "./day-price.ts";

/** What a person may add to the choices for handymen and duration. It counts instead of the choice (docs/product.md Q4, X4). */
export const ExactHandymen = blankAsAbsent(wireNumber(wholeBetween(1, limits.exactHandymenMax)));
const Days = wireNumber(wholeBetween(1, limits.exactDaysMax));
export const ExactDays = blankAsAbsent(z.preprocess(readTime, Days) as unknown as typeof Days);

/** A week and a month of work have no Sundays (docs/product.md Q4). */
export const workWeekDays = 6;
export const workMonthDays = 26;

/** Weeks and months are those of work. */
const timeUnits = {
  1: ["day", "days", "din", "دن"],
  [workWeekDays]: ["week", "weeks", "hafta", "hafte", "hafton", "ہفتہ", "ہفتے"],
  [workMonthDays]: ["month", "months", "mahina", "mahine", "ماہ", "مہینہ", "مہینے"],
};
const daysOfUnit = new Map(
  Object.entries(timeUnits).flatMap(([days, words]) => words.map((word) => [word, Number(days)] as const)),
);

const typedTime = /^(\d{1,3}) ?(\p{L}{1,8})$/u;

/** Returns the days of a typed time, "3 weeks" or "3 hafte". Anything else stays as it is. */
function readTime(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const [, count, unit = ""] = typedTime.exec(toPlainDigits(value).trim().toLowerCase()) ?? [];
  const days = daysOfUnit.get(unit);
  return days === undefined ? value : Number(count) * days;
}

/** The first day of work that the person wishes, in Pakistan, as 2026-03-02. */
export const StartDate = blankAsAbsent(z.iso.date(nameIssue("day-format")));

/** The choices of a quote for its time. */
export const quoteDurations = ["1 Day", "2 Days", "1 Week", "1 Month"] as const;

/** Of one quote. */
export const tradesOfQuoteMax = 5;

/** A trade and how many handymen of it. In PKR for one of them and a day: the price if there is one by trade, and what the owner asks for. */
export const CrewTrade = z.object({
  trade: z.string(),
  handymen: z.int(),
  dayPrice: z.number().optional(),
  ownDayPrice: z.number().optional(),
});
export type CrewTrade = z.infer<typeof CrewTrade>;

/** The crew by its trades, skills of the catalogue (docs/product.md Q4). */
export const CrewBody = z
  .array(
    z.object({
      trade: requiredText(),
      handymen: wireNumber(wholeBetween(1, limits.exactHandymenMax)),
      ownDayPrice: blankAsAbsent(wireNumber(PricePkr)),
    }),
  )
  .max(tradesOfQuoteMax)
  .refine((rows) => new Set(rows.map(({ trade }) => trade)).size === rows.length, nameIssue("trades-choice"))
  .optional();

/** How many of a crew come from the near city, by the office: their way is in the price (docs/product.md Q2). */
export const NearHandymen = z.object({ handymen: z.int(), city: z.string() });
export type NearHandymen = z.infer<typeof NearHandymen>;

interface AskedNumbers {
  crew?: readonly { handymen: number }[] | undefined;
  exactHandymen?: number | undefined;
}

/** Returns how many handymen the rows have in all. */
export const sumCrew = (crew: readonly { handymen: number }[]): number =>
  crew.reduce((sum, { handymen }) => sum + handymen, 0);

/** Whether the exact number is the sum of the trades. Without trades any number is. */
export const isWholeCrew = ({ crew = [], exactHandymen }: AskedNumbers): boolean =>
  crew.length === 0 || sumCrew(crew) === exactHandymen;

export const crewSumIssue = { path: ["exactHandymen"], message: nameIssue("value-invalid") };
