import type { PublicSettings } from "@hunarmand/api/staff/public-setting-names";
import { toPakistanDay } from "../texts/pakistan-day.ts";

/** Until when the office calls people today, or from when. */
export interface OfficeCall {
  kind: "until" | "from";
  at: Date;
}

const minuteMilliseconds = 60_000;
const dayMilliseconds = 86_400_000;
const weekDays = 7;
/** Who needs a call after this time before closing is called on the next day: nobody should wait for a call that never comes. */
const lastCallMinutes = 30;

/** Returns when the office next calls people, by its hours in Pakistan (docs/product.md O4). Undefined if it has set none. */
export function findOfficeCall(office: PublicSettings, now: Date): OfficeCall | undefined {
  const { openDays = "", opensAt, closesAt } = office;
  if (opensAt === undefined || closesAt === undefined) return undefined;
  for (let ahead = 0; ahead <= weekDays; ahead++) {
    const day = toPakistanDay(new Date(now.getTime() + ahead * dayMilliseconds));
    if (!openDays.split(",").includes(String(new Date(day).getUTCDay()))) continue;
    const [opens, closes] = [toInstant(day, opensAt), toInstant(day, closesAt)];
    if (now < opens) return { kind: "from", at: opens };
    if (now.getTime() <= closes.getTime() - lastCallMinutes * minuteMilliseconds) return { kind: "until", at: closes };
  }
  return undefined;
}

const toInstant = (day: string, time: string): Date => new Date(`${day}T${time}:00+05:00`);
