import { sql } from "kysely";
import type { Database } from "../../../database/database.ts";
import shipped from "./area-middles.json" with { type: "json" };

const pinsOfArea = 20;
/** Pins of fewer customers do not count: their middle would show where one person lives. */
const customersMin = 3;

type WantedAreas = { cityIds: readonly number[] } | { areaIds: readonly number[] };

interface AreaMiddle {
  id: number;
  city: string;
  area: string;
  latitude: number;
  longitude: number;
  /** Whether it comes from pins. A shipped one does not say which of some near areas a position is in. */
  isByPins: boolean;
}

/** By city and area, as [latitude, longitude], right to about a kilometre: enough to say which areas are near. */
const shippedMiddles: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = shipped;

const isWanted = (wanted: WantedAreas) =>
  "cityIds" in wanted
    ? sql`area.city_id = any(${[...wanted.cityIds]}::int[])`
    : sql`area.id = any(${[...wanted.areaIds]}::int[])`;

type AreaRow = Pick<AreaMiddle, "id" | "city" | "area"> & { customers: number; latitude: number; longitude: number };

/** The middle of each of these areas, or of all of these cities: by its newest pins, or else as shipped. Areas without either are left out. */
export async function findAreaMiddles(db: Database, wanted: WantedAreas): Promise<AreaMiddle[]> {
  const { rows } = await sql<AreaRow>`
    select area.id, city.name as city, area.name as area, count(distinct pin.customer_id)::int as customers,
      percentile_cont(0.5) within group (order by pin.latitude) as latitude,
      percentile_cont(0.5) within group (order by pin.longitude) as longitude
    from areas area join cities city on city.id = area.city_id
    left join lateral (
      select job.latitude, job.longitude, job.customer_id from jobs job
      where job.area_id = area.id and job.latitude is not null
      order by job.created_at desc, job.id desc limit ${pinsOfArea}
    ) pin on true
    where ${isWanted(wanted)}
    group by city.id, city.name, area.id, area.name
    order by area.id`.execute(db);
  return rows.flatMap(({ customers, latitude, longitude, ...area }): AreaMiddle[] => {
    if (customers >= customersMin) return [{ ...area, latitude, longitude, isByPins: true }];
    const [shippedLatitude, shippedLongitude] = shippedMiddles[area.city]?.[area.area] ?? [];
    if (shippedLatitude === undefined || shippedLongitude === undefined) return [];
    return [{ ...area, latitude: shippedLatitude, longitude: shippedLongitude, isByPins: false }];
  });
}
