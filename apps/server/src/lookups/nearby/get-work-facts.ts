import type * as api from "@hunarmand/api/lookups/nearby";
import type { UseCase } from "../../http/serve.ts";
import { toPkr } from "../../values/money.ts";
import { countNearbyHandymen, selectSkill, selectUsualArrivals } from "./nearby.queries.ts";

const arrivalDays = 60;
const arrivalJobsMin = 5;
const dayMilliseconds = 86_400_000;

export const getWorkFacts: UseCase<typeof api.getWorkFacts> = async ({ db, clock }, _caller, { params }) => {
  const skill = await selectSkill(db, params.skill);
  if (!skill) return { usualPrice: null, cities: [] };
  const since = new Date(clock.now().getTime() - arrivalDays * dayMilliseconds);
  const counted = await countNearbyHandymen(db, skill.id);
  const arrivals = await selectUsualArrivals(db, { skillId: skill.id, since, jobsMin: arrivalJobsMin });
  const minutesOf = new Map(arrivals.map(({ city, minutes }) => [city, minutes]));
  const cities = [...Map.groupBy(counted, ({ city }) => city)].map(([city, areas]) => ({
    city,
    handymen: areas.reduce((sum, { handymen }) => sum + handymen, 0),
    areas: areas.map(({ area, handymen }) => ({ area, handymen })),
    usualArrivalMinutes: minutesOf.get(city) ?? null,
  }));
  return { usualPrice: { from: toPkr(skill.priceFromPaisa), to: toPkr(skill.priceToPaisa) }, cities };
};
