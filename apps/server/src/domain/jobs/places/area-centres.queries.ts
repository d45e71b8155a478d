import { sql } from "kysely";
import type { Database } from "../../../database/database.ts";

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
