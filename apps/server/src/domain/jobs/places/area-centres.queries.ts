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

interface AreaMiddle extends AreaCentre {
  /** Whether it comes from pins. A shipped one does not say which of some near areas a position is in. */
  isByPins: boolean;
}

const isWanted = (wanted: WantedAreas) =>
  "cityIds" in wanted
    ? sql<boolean>`area.city_id = any(${[...wanted.cityIds]}::int[])`
    : sql<boolean>`area.id = any(${[...wanted.areaIds]}::int[])`;

/** The middle of the newest pins of these areas, or of all areas of these cities. Others than the office may read it. */
async function selectAreaCentres(db: Database, wanted: WantedAreas): Promise<AreaCentre[]> {
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
    where ${isWanted(wanted)}
    group by city.id, city.name, area.id, area.name having count(distinct pin.customer_id) >= ${customersMin}
    order by area.id`.execute(db);
  return rows;
}

/** By city and area, as [latitude, longitude], right to about a kilometre: enough to say which areas are near. */
const shippedMiddles: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = shipped;

/** The middle of each of these areas, or of all of these cities: by its pins, or else as shipped. Areas without either are left out. */
export async function findAreaMiddles(db: Database, wanted: WantedAreas): Promise<AreaMiddle[]> {
  const pinned = await selectAreaCentres(db, wanted);
  const pinnedIds = new Set(pinned.map(({ id }) => id));
  const areas = await db
    .selectFrom("areas as area")
    .innerJoin("cities as city", "city.id", "area.cityId")
    .select(["area.id", "area.name as area", "city.name as city"])
    .where(isWanted(wanted))
    .orderBy("area.id")
    .execute();
  const known = areas.flatMap((area) => {
    const [latitude, longitude] = shippedMiddles[area.city]?.[area.area] ?? [];
    if (pinnedIds.has(area.id) || latitude === undefined || longitude === undefined) return [];
    return [{ ...area, latitude, longitude, isByPins: false }];
  });
  return [...pinned.map((centre) => ({ ...centre, isByPins: true })), ...known];
}
