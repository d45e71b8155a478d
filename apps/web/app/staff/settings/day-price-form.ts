import { DayPrice, isInOrder } from "@hunarmand/api/contracts/day-price";
import { blankAsAbsent, wireNumber } from "@hunarmand/api/fields";
import { nameIssue } from "@hunarmand/api/issues";
import type { z } from "zod";

const { fromPkr, toPkr } = DayPrice.shape;

/** The two figures as flat fields of a form: both or none. */
export const dayPriceFields = {
  dayPriceFromPkr: blankAsAbsent(wireNumber(fromPkr)),
  dayPriceToPkr: blankAsAbsent(wireNumber(toPkr)),
};

interface Fields {
  dayPriceFromPkr?: number | undefined;
  dayPriceToPkr?: number | undefined;
}

/** Returns the price of the settings. Null removes it. */
export function toDayPrice({ dayPriceFromPkr: from, dayPriceToPkr: to }: Fields): DayPrice | null {
  return from === undefined || to === undefined ? null : { fromPkr: from, toPkr: to };
}

/** Refuses one figure without the other, and figures in the wrong order. */
export function checkDayPrice(fields: Fields, context: z.RefinementCtx): void {
  const [first, second] = ["dayPriceFromPkr", "dayPriceToPkr"] as const;
  const refuse = (field: keyof Fields, message: string) => context.addIssue({ code: "custom", path: [field], message });
  if (fields[first] === undefined && fields[second] !== undefined) refuse(first, nameIssue("required"));
  if (fields[second] === undefined && fields[first] !== undefined) refuse(second, nameIssue("required"));
  const price = toDayPrice(fields);
  if (price && !isInOrder(price)) refuse(second, nameIssue("price-order"));
}
