import { measureDistanceMeters } from "@hunarmand/api/jobs/distance";
import type { Database } from "../../../database/database.ts";
import { findAreaMiddles } from "../../../domain/jobs/places/area-middles.queries.ts";

interface OfferedPlace {
  areaId: number;
  /** The area of the handyman's account. */
  ownAreaId: number;
}

/**
 * Returns about how many kilometres each of these areas is from the handyman's own: from middle to middle, at least 1. An area without a
 * known middle is left out (docs/product.md J8).
 */
export async function measureAreasApart(
  db: Database,
  offers: readonly OfferedPlace[],
): Promise<ReadonlyMap<number, number>> {
  const others = offers.filter(({ areaId, ownAreaId }) => areaId !== ownAreaId);
  const ownAreaId = others[0]?.ownAreaId;
  if (ownAreaId === undefined) return new Map();
  const areaIds = [...new Set([ownAreaId, ...others.map(({ areaId }) => areaId)])];
  const centres = await findAreaMiddles(db, { areaIds });
  const own = centres.find(({ id }) => id === ownAreaId);
  if (!own) return new Map();
  return new Map(
    centres.map((centre) => [centre.id, Math.max(1, Math.round(measureDistanceMeters(own, centre) / 1_000))]),
  );
}
