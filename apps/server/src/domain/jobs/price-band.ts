import type { NetBand, PriceBand } from "@hunarmand/api/jobs/job";
import { feeOf, toPkr } from "../../values/money.ts";

interface UsualPrice {
  priceFromPaisa: number;
  priceToPaisa: number;
}

/** Returns a work's usual price less the fee, or null if the catalogue has none. */
export function toPriceBand({ priceFromPaisa, priceToPaisa }: UsualPrice, feePercent = 0): PriceBand | null {
  if (priceToPaisa === 0) return null;
  const net = (paisa: number) => toPkr(paisa - feeOf(paisa, feePercent));
  return { from: net(priceFromPaisa), to: net(priceToPaisa) };
}

/** Returns what is left of a work's usual price after the fee, with the median where customers have agreed on enough prices. */
export function toNetBand(
  { priceMedianPaisa: median, ...usual }: UsualPrice & { priceMedianPaisa: number | null },
  feePercent: number,
): NetBand | null {
  const band = toPriceBand(usual, feePercent);
  return band && (median === null ? band : { ...band, median: toPkr(median - feeOf(median, feePercent)) });
}
