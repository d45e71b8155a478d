import type { PriceBand } from "@hunarmand/api/jobs/job";
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
