import { z } from "zod";
import { wireNumber } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { wholeBetween } from "../number-limits.ts";

/** One handyman for a day, in PKR. */
export const PricePkr = wholeBetween(1, 100_000);

/** What one handyman usually costs for a day of contract work (docs/product.md Q2). */
export const DayPrice = z.object({ fromPkr: PricePkr, toPkr: PricePkr });
export type DayPrice = z.infer<typeof DayPrice>;

/** Both may be the same. */
export const isInOrder = ({ fromPkr, toPkr }: DayPrice): boolean => fromPkr <= toPkr;

/** The same as sent in a request. */
export const DayPriceBody = z
  .object({ fromPkr: wireNumber(PricePkr), toPkr: wireNumber(PricePkr) })
  .refine(isInOrder, { path: ["toPkr"], message: nameIssue("price-order") });
