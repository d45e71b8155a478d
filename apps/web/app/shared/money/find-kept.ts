import { findFee } from "./find-fee.ts";

interface PriceParts {
  /** In PKR, as `materials`, which is a part of it. */
  price: number;
  materials: number | null;
  /** The platform's fee. */
  percent: number;
}

/** What a handyman keeps of a price, in PKR: `kept` after the fee, `left` of that after the materials that they pay. Screens lead with `left`. */
export interface Kept {
  kept: number;
  left: number;
}

export function findKept({ price, materials, percent }: PriceParts): Kept {
  const kept = price - findFee(price, percent);
  return { kept, left: kept - (materials ?? 0) };
}

/** The same of the earnings of several jobs. A reply that this phone stored earlier has no materials. */
export const toKept = ({ net, materials = 0 }: { net: number; materials?: number | undefined }): Kept => ({
  kept: net,
  left: net - materials,
});
