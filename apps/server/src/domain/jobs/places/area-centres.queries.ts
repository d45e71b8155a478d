import { sql } from "kysely";
import type { Database } from "../../../database/database.ts";
import shipped from "./area-middles.json" with { type: "json" };

const pinsOfArea = 20;
/** Areas with pins of fewer customers are left out: their middle would show where one person lives. */
const customersMin = 3;

interface AreaCentre {
  id: number;
  city: string;
  area: string;
  latitude: number;
  longitude: number;
}

type WantedAreas = { cityIds: readonly number[] } | { areaIds: readonly number[] };

/** The middle of the newest pins of these areas, or of all areas of these cities. Others than the office may read it. */
export async function selectAreaCentres(db: Database, wanted: WantedAreas): Promise<AreaCentre[]> {
  const isWanted =
    "cityIds" in wanted
      ? sql`area.city_id = any(${[...wanted.cityIds]}::int[])`
      : sql`area.id = any(${[...wanted.areaIds]}::int[])`;
  const { rows } = await sql<AreaCentre>`
    select area.id, city.name as city, area.name as area,
      percentile_cont(0.5) within group (order by pin.latitude) as latitude,
      percentile_cont(0.5) within group (order by pin.longitude) as longitude
    from areas area join cities city on city.id = area.city_id
    cross join lateral (
      select job.latitude, job.longitude, job.customer_id from jobs job
      where job.area_id = area.id and job.latitude is not null
      order by job.created_at desc, job.id desc limit ${pinsOfArea}
    ) pin
    where ${isWanted}
    group by city.id, city.name, area.id, area.name having count(distinct pin.customer_id) >= ${customersMin}
    order by area.id`.execute(db);
  return rows;
}

/** By city and area, as [latitude, longitude], right to about a kilometre: enough to say how far areas are apart, not which is nearest. */
const shippedMiddles: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = shipped;

/** The middle of each of these areas by its pins, or else as shipped. Areas without either are left out. */
export async function findAreaMiddles(db: Database, areaIds: readonly number[]): Promise<AreaCentre[]> {
  const pinned = await selectAreaCentres(db, { areaIds });
  const others = areaIds.filter((areaId) => pinned.every(({ id }) => id !== areaId));
  if (others.length === 0) return pinned;
  const areas = await db
    .selectFrom("areas as area")
    .innerJoin("cities as city", "city.id", "area.cityId")
    .select(["area.id", "area.name as area", "city.name as city"])
    .where("area.id", "in", others)
    .execute();
  const known = areas.flatMap((area) => {
    const [latitude, longitude] = shippedMiddles[area.city]?.[area.area] ?? [];
    return latitude === undefined || longitude === undefined ? [] : [{ ...area, latitude, longitude }];
  });
  return [...pinned, ...known];
}
