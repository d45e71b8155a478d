interface Priced {
  /** In PKR, with its materials. */
  price: number;
  /** The part of it for materials. Without one, work and materials are one sum. */
  materials: number | null | undefined;
}

/** A sum that may contain materials says little about the work, unless it is this many times the usual price. */
const undividedTimes = 2;

/**
 * Whether a price is more than usual, which is for the work alone (docs/product.md J20).
 * @param times how many times the usual price
 */
export function isAboveUsual(usual: { to: number } | null, { price, materials }: Priced, times = 1): boolean {
  if (usual === null) return false;
  const least = isDivided(materials) ? times : Math.max(times, undividedTimes);
  return price - (materials ?? 0) > usual.to * least;
}

/** How many times the usual price is far: mostly a zero too many. */
const farTimes = 3;

interface FarPrice {
  /** How many times the usual price the work is. */
  times: number;
  /** In PKR, what was meant if the last zero is one too many. Null where that is no usual price either. */
  meant: number | null;
}

/** Describes a price that is far above the usual one. Null for all others. */
export function findFarPrice(usual: { from: number; to: number } | null, parts: Priced): FarPrice | null {
  if (usual === null || !isAboveUsual(usual, parts, farTimes)) return null;
  const { price, materials } = parts;
  const meant = price / 10;
  const isMeant = !materials && Number.isInteger(meant) && meant >= usual.from && meant <= usual.to;
  return { times: Math.floor((price - (materials ?? 0)) / usual.to), meant: isMeant ? meant : null };
}

/** Whether a price that is higher than the usual work cannot be compared with it, because its materials are not named. */
export const mayBeMaterials = (usual: { to: number } | null, { price, materials }: Priced): boolean =>
  usual !== null && !isDivided(materials) && price > usual.to && !isAboveUsual(usual, { price, materials });

const isDivided = (materials: number | null | undefined): boolean => materials !== null && materials !== undefined;
