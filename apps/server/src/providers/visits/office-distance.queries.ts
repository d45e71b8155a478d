import { measureDistanceMeters } from "@hunarmand/api/jobs/distance";
import type { OfficeContact } from "@hunarmand/api/staff/public-settings";
import type { Database } from "../../database/database.ts";
import { findAreaMiddles } from "../../domain/jobs/places/area-middles.queries.ts";

const metersOfKilometer = 1_000;

/** Returns how far the office is from the middle of the provider's area, in full kilometres. Null if either place is not known. */
export async function findOfficeKilometers(
  db: Database,
  providerId: string,
  { latitude, longitude }: Pick<OfficeContact, "latitude" | "longitude">,
): Promise<number | null> {
  if (latitude === undefined || longitude === undefined) return null;
  const { areaId } = await db
    .selectFrom("providers")
    .select("areaId")
    .where("accountId", "=", providerId)
    .executeTakeFirstOrThrow();
  const [middle] = await findAreaMiddles(db, { areaIds: [areaId] });
  if (!middle) return null;
  return Math.max(1, Math.round(measureDistanceMeters(middle, { latitude, longitude }) / metersOfKilometer));
}
