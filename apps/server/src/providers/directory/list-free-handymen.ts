import { findNearCity } from "@hunarmand/api/lookups/near-city";
import type * as api from "@hunarmand/api/providers/directory";
import type { UseCase } from "../../http/serve.ts";
import { countFreeHandymen, selectBestHandymen } from "./directory.queries.ts";
import { toDirectoryEntry } from "./directory-entry.ts";

const shownMax = 3;

/** docs/product.md X5 */
export const listFreeHandymen: UseCase<typeof api.listFreeHandymen> = async ({ db }, _caller, { query }) => {
  const { skill, city } = query;
  const near = findNearCity(city);
  const [counts, best] = await Promise.all([
    countFreeHandymen(db, { skill, cities: near === undefined ? [city] : [city, near] }),
    selectBestHandymen(db, { skill, city, isFree: true, limit: shownMax }),
  ]);
  const countOf = (place: string) => counts.find((row) => row.city === place)?.free ?? 0;
  return {
    category: counts[0]?.category ?? null,
    free: countOf(city),
    near: near === undefined ? null : { city: near, free: countOf(near) },
    best: best.map(toDirectoryEntry),
  };
};
