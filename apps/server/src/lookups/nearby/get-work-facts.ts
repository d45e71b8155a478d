import type * as api from "@hunarmand/api/lookups/nearby";
import type { WorkHours } from "@hunarmand/api/providers/work-hours";
import type { UseCase } from "../../http/serve.ts";
import { toPkr } from "../../values/money.ts";
import { selectUsualMaterials } from "../agreed-prices/agreed-prices.queries.ts";
import { toExactPrice } from "../exact-price.ts";
import {
  countNearbyHandymen,
  selectCityArrivals,
  selectExactPrices,
  selectNightJobs,
  selectSkill,
  selectUsualAnswers,
  selectUsualArrivals,
} from "./nearby.queries.ts";
import { countPostedJobs } from "./posted-jobs.queries.ts";

const arrivalDays = 60;
const arrivalJobsMin = 5;
const postedDays = 30;
const postedJobsMin = 30;
const materialsDays = 365;
const materialsJobsMin = 5;
const answerDays = 90;
const answerJobsMin = 5;
/** Enough for a median, however many jobs a city has. */
const newestJobsRead = 200;
/** People read them as "of the last 20". */
const nightJobsRead = 20;
const dayMilliseconds = 86_400_000;

/** docs/product.md C8 */
export const getWorkFacts: UseCase<typeof api.getWorkFacts> = async ({ db, clock }, _caller, { params }) => {
  const skill = await selectSkill(db, params.skill);
  if (!skill) return { usualPrice: null, exactPrices: [], postedJobs: [], cities: [] };
  const sinceDays = (days: number) => new Date(clock.now().getTime() - days * dayMilliseconds);
  const counted = await countNearbyHandymen(db, skill.id);
  const lately = { skillId: skill.id, since: sinceDays(arrivalDays), jobsMin: arrivalJobsMin };
  const arrivals = await selectUsualArrivals(db, lately);
  const cityArrivals = await selectCityArrivals(db, { ...lately, jobs: newestJobsRead });
  const exact = await selectExactPrices(db, skill.id);
  const materials = await selectUsualMaterials(db, {
    skillId: skill.id,
    since: sinceDays(materialsDays),
    jobs: newestJobsRead,
    jobsMin: materialsJobsMin,
  });
  const postedJobs = await countPostedJobs(db, {
    skillId: skill.id,
    since: sinceDays(postedDays),
    jobsMin: postedJobsMin,
  });
  const answers = await selectUsualAnswers(db, {
    since: sinceDays(answerDays),
    jobs: newestJobsRead,
    jobsMin: answerJobsMin,
  });
  const nights = await selectNightJobs(db, {
    since: sinceDays(answerDays),
    jobs: nightJobsRead,
    jobsMin: answerJobsMin,
  });
  const nightOf = new Map(nights.map(({ city, posted, taken }) => [city, { posted, taken }]));
  const answerOf = (name: string, night: boolean) =>
    answers.find(({ city, isNight }) => city === name && isNight === night)?.minutes ?? null;
  const minutesOf = new Map([...cityArrivals, ...arrivals].map(({ city, minutes }) => [city, minutes]));
  const cities = [...Map.groupBy(counted, ({ city }) => city)].map(([city, areas]) => ({
    city,
    handymen: areas.reduce((sum, { handymen }) => sum + handymen, 0),
    areas: areas.map(({ area, handymen }) => ({ area, handymen })),
    byHours: sumByHours(areas),
    usualArrivalMinutes: minutesOf.get(city) ?? null,
    usualAnswerMinutes: { day: answerOf(city, false), night: answerOf(city, true) },
    nightJobs: nightOf.get(city) ?? null,
  }));
  return {
    usualPrice: { from: toPkr(skill.priceFromPaisa), to: toPkr(skill.priceToPaisa) },
    usualMaterials: materials ? { from: toPkr(materials.fromPaisa), to: toPkr(materials.toPaisa) } : null,
    exactPrices: exact.map((price) => ({ ...toExactPrice(price), isAgreed: price.isAgreed })),
    postedJobs,
    cities,
  };
};

function sumByHours(areas: readonly { byHours: Record<WorkHours, number> }[]): Record<WorkHours, number> {
  const sum = (name: WorkHours) => areas.reduce((handymen, { byHours }) => handymen + byHours[name], 0);
  return { day: sum("day"), late: sum("late"), always: sum("always") };
}
