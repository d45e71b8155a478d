import type { WorkFacts } from "@hunarmand/api/lookups/nearby";
import { isWorkHour, type WorkHours, workHoursNames } from "@hunarmand/api/providers/work-hours";

export interface Near {
  /** In all cities, as long as none is chosen. */
  inCity: number;
  inArea: number;
  arrivalMinutes: number | undefined;
}

export function countNear({ cities }: WorkFacts, { city, area }: { city: string; area: string }): Near {
  const chosen = cities.find((each) => each.city === city);
  const everywhere = cities.reduce((sum, { handymen }) => sum + handymen, 0);
  return {
    inCity: city === "" ? everywhere : (chosen?.handymen ?? 0),
    inArea: chosen?.areas.find((each) => each.area === area)?.handymen ?? 0,
    arrivalMinutes: chosen?.usualArrivalMinutes ?? undefined,
  };
}

/** Returns the cities, first the one with the most handymen of this work. */
export const sortByHandymen = (cities: WorkFacts["cities"]) =>
  cities.toSorted((one, other) => other.handymen - one.handymen);

/** Returns the city whose handymen are shown: the chosen one if somebody is there, else the one with the most. "" for none. */
export function findShownCity(facts: WorkFacts | undefined, chosen: string): string {
  const cities = facts?.cities ?? [];
  if (chosen === "") return sortByHandymen(cities)[0]?.city ?? "";
  return cities.some(({ city, handymen }) => city === chosen && handymen > 0) ? chosen : "";
}

/** Returns the usual price of the chosen sub-skill, if it has one of its own. */
export const findExactPrice = ({ exactPrices }: WorkFacts, { subSkill }: { subSkill: string }) =>
  exactPrices.find((price) => price.subSkill === subSkill);

const minuteMilliseconds = 60_000;
const soonMinutes = 30;

/** Whether these hours last half an hour more: nobody is promised who stops work before they can come. */
export const lastsForVisit = (hours: WorkHours, time: Date): boolean =>
  isWorkHour(hours, time) && isWorkHour(hours, new Date(time.getTime() + soonMinutes * minuteMilliseconds));

/** Returns how many handymen of the city can come at this time. */
export function countAtHour({ cities }: WorkFacts, city: string, time: Date): number {
  const byHours = cities.find((each) => each.city === city)?.byHours;
  return workHoursNames.reduce((count, name) => count + (lastsForVisit(name, time) ? (byHours?.[name] ?? 0) : 0), 0);
}

const hourMinutes = 60;
const dayHours = 24;
const stepMinutes = 10;

/** To tens of minutes, after the first hour to full hours, so that nobody is promised too much: 44 is 50 minutes, 61 is 2 hours. */
export function roundUp(minutes: number): number {
  const step = minutes <= hourMinutes ? stepMinutes : hourMinutes;
  return Math.max(Math.ceil(minutes / step), 1) * step;
}

export function roundArrival(minutes: number): { unit: "minutes" | "hours" | "days"; count: number } {
  const rounded = roundUp(minutes);
  if (rounded <= hourMinutes) return { unit: "minutes", count: rounded };
  const hours = rounded / hourMinutes;
  if (hours <= dayHours) return { unit: "hours", count: hours };
  return { unit: "days", count: Math.ceil(hours / dayHours) };
}
