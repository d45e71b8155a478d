import { measureDistanceMeters } from "@hunarmand/api/jobs/distance";
import type * as api from "@hunarmand/api/lookups/nearby";
import { findAreaMiddles } from "../../domain/jobs/places/area-middles.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { selectCityCentres } from "./nearby.queries.ts";

const cityReachMeters = 60_000;
const areaReachMeters = 4_000;
/** An area is certain if the middle of its pins is this near, and every other one is at least twice as far away. */
const certainMeters = 1_000;
const certainRatio = 2;
const areasMax = 4;

/** docs/product.md C9 */
export const findNearestPlace: UseCase<typeof api.findNearestPlace> = async ({ db }, _caller, { body }) => {
  const cities = sortByDistance(await selectCityCentres(db), body).filter(({ meters }) => meters <= cityReachMeters);
  const nearestCity = cities[0];
  if (!nearestCity) return { city: null, areas: [] };
  const cityIds = cities.map(({ item }) => item.id);
  const middles = await findAreaMiddles(db, { cityIds });
  const areas = sortByDistance(middles, body).filter(({ meters }) => meters <= areaReachMeters);
  // Cities border each other, so the nearest area decides.
  const city = areas[0]?.item.city ?? nearestCity.item.name;
  return { city, areas: chooseAreas(areas.filter(({ item }) => item.city === city)) };
};

interface AtDistance<T> {
  item: T;
  meters: number;
}

function sortByDistance<T extends { latitude: number; longitude: number }>(
  items: readonly T[],
  from: { latitude: number; longitude: number },
): AtDistance<T>[] {
  const measured = items.map((item) => ({ item, meters: measureDistanceMeters(from, item) }));
  return measured.toSorted((one, other) => one.meters - other.meters);
}

/** Returns one area when it is certain, else the nearest ones. A form fills in one alone, so a shipped middle is never the only one. */
function chooseAreas(areas: readonly AtDistance<{ area: string; isByPins: boolean }>[]): string[] {
  const [nearest, second] = areas;
  if (!nearest || (!second && !nearest.item.isByPins)) return [];
  const isCertain =
    nearest.item.isByPins &&
    nearest.meters <= certainMeters &&
    (!second || second.meters >= nearest.meters * certainRatio);
  return areas.slice(0, isCertain ? 1 : areasMax).map(({ item }) => item.area);
}
