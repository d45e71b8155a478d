import type { Demand, Work } from "./work-index.ts";

/** Slugs of the catalogue's categories, which stay when a category is renamed. */
const building = "construction";
const installing = "installations";
const repairing = "repairer";

/**
 * Orders equal matches for a crew, in place of the demand for single jobs: who builds comes first, and repairs are last. Of work that is
 * installed the largest is first: electricians of a crew wire the house, and are not there for a fan.
 */
export const demandOfCrews = (works: readonly Work[]): Demand => new Map(works.map((work) => [work.id, weigh(work)]));

function weigh({ slug, priceToPaisa }: Work): number {
  if (slug === building) return Number.MAX_SAFE_INTEGER;
  if (slug === repairing) return -1;
  return slug === installing ? priceToPaisa : 0;
}
