import { measureDistanceMeters, type Position } from "@hunarmand/api/jobs/distance";
import type { Database } from "../../../database/database.ts";
import { findAreaMiddles } from "../../../domain/jobs/places/area-middles.queries.ts";

interface OfferedPlace {
  areaId: number;
  /** The area of the handyman's account. */
  ownAreaId: number;
}

/**
 * Returns about how many kilometres the middle of each of these areas is away, at least 1: from the handyman's last position, or without one
 * from the middle of their own area. Their own area, and one without a known middle, is left out (docs/product.md J8).
 */
export async function measureAreasApart(
  db: Database,
  offers: readonly OfferedPlace[],
  lastPosition?: Position,
): Promise<ReadonlyMap<number, number>> {
  const others = offers.filter(({ areaId, ownAreaId }) => areaId !== ownAreaId);
  const ownAreaId = others[0]?.ownAreaId;
  if (ownAreaId === undefined) return new Map();
  const areaIds = [...new Set([ownAreaId, ...others.map(({ areaId }) => areaId)])];
  const centres = await findAreaMiddles(db, { areaIds });
  const from = lastPosition ?? centres.find(({ id }) => id === ownAreaId);
  if (!from) return new Map();
  return new Map(
    centres
      .filter(({ id }) => id !== ownAreaId)
      .map((centre) => [centre.id, Math.max(1, Math.round(measureDistanceMeters(from, centre) / 1_000))]),
  );
}
