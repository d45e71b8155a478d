import { z } from "zod";
import { blankAsAbsent, requiredText, wireNumber } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { wholeBetween } from "../number-limits.ts";

/** What a person may add to the choices for handymen and duration. It counts instead of the choice (docs/product.md Q4, X4). */
export const ExactHandymen = blankAsAbsent(wireNumber(wholeBetween(1, limits.exactHandymenMax)));
export const ExactDays = blankAsAbsent(wireNumber(wholeBetween(1, limits.exactDaysMax)));

/** The first day of work that the person wishes, in Pakistan, as 2026-03-02. */
export const StartDate = blankAsAbsent(z.iso.date(nameIssue("day-format")));

/** Of one quote. */
export const tradesOfQuoteMax = 5;

/** A trade and how many handymen of it. */
export const CrewTrade = z.object({ trade: z.string(), handymen: z.int() });
export type CrewTrade = z.infer<typeof CrewTrade>;

/** The crew by its trades, skills of the catalogue (docs/product.md Q4). */
export const CrewBody = z
  .array(z.object({ trade: requiredText(), handymen: wireNumber(wholeBetween(1, limits.exactHandymenMax)) }))
  .max(tradesOfQuoteMax)
  .refine((rows) => new Set(rows.map(({ trade }) => trade)).size === rows.length, nameIssue("trades-choice"))
  .optional();

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
