import type { Position } from "@hunarmand/api/jobs/distance";
import { limits } from "@hunarmand/api/limits";
import { type RawBuilder, sql } from "kysely";
import { lastPositionOf } from "./last-position.queries.ts";

/** Returns the middle of an area's latest pins, one row with nulls if it has none. `area` is the column with the area's id. */
export const middleOfArea = (
  area: RawBuilder<unknown>,
) => sql<Position>`select round(avg(latitude)::numeric, 5)::float8 as latitude,
  round(avg(longitude)::numeric, 5)::float8 as longitude from (
    select latitude, longitude from jobs pinned where pinned.area_id = ${area} and latitude is not null
    order by created_at desc, id desc limit ${sql.lit(limits.areaPins)}) recent`;

/** Joins a handyman's last position as `seen`, and the middle of their area as `place`, to a row `provider`. */
export const joinKnownPlace = (now: Date) => sql`
  left join lateral (${lastPositionOf(sql.ref("provider.account_id"), now)}) seen on true
  left join lateral (${middleOfArea(sql.ref("provider.area_id"))}) place on true`;

export const knownPlaceColumns = sql`seen.latitude as seen_latitude, seen.longitude as seen_longitude,
  place.latitude as area_latitude, place.longitude as area_longitude`;

export interface KnownPlaceRow {
  seenLatitude: number | null;
  seenLongitude: number | null;
  areaLatitude: number | null;
  areaLongitude: number | null;
}

type KnownPlace = Position & { source: "arrival" | "area" };

/** Returns where a handyman is: at their last position, or else in the middle of their area. Null if neither is known. */
export function toKnownPlace(row: KnownPlaceRow): KnownPlace | null {
  const { seenLatitude, seenLongitude, areaLatitude, areaLongitude } = row;
  if (seenLatitude !== null && seenLongitude !== null)
    return { latitude: seenLatitude, longitude: seenLongitude, source: "arrival" };
  if (areaLatitude === null || areaLongitude === null) return null;
  return { latitude: areaLatitude, longitude: areaLongitude, source: "area" };
}
