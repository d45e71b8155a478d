import { limits } from "../limits.ts";

/** A point on the earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/**
 * A customer reads a shared distance in these steps, the smaller ones below `nearMeters`, for this long. The handyman's screen shares one at
 * most this often.
 */
export const sharedDistance = {
  ...{ stepMeters: 500, nearStepMeters: 100, nearMeters: 1_000 },
  ...{ minutes: 15, everyMilliseconds: 60_000 },
} as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine) with the spec's earth radius, the same in browser and server. */
export function measureDistanceMeters(from: Position, to: Position): number {
  const latitudeHalf = Math.sin(radians(to.latitude - from.latitude) / 2);
  const longitudeHalf = Math.sin(radians(to.longitude - from.longitude) / 2);
  const a = latitudeHalf ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudeHalf ** 2;
  return 2 * limits.earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(a)));
}
