import type * as api from "@hunarmand/api/reports/day-figures";
import type { UseCase } from "../http/serve.ts";
import { addDays, dayOf, startOfDay } from "../values/karachi-days.ts";
import { toPkr } from "../values/money.ts";
import { selectDaySums } from "./day-figures.queries.ts";
import type { Between } from "./events.queries.ts";

const weekDays = 7;
const minuteMilliseconds = 60_000;

/** Counts today so far, and the same day last week up to the present minute of the day (docs/product.md D6). */
export const getDayFigures: UseCase<typeof api.getDayFigures> = async ({ db, clock }) => {
  const now = clock.now();
  const day = dayOf(now);
  const [today, weekAgo] = [startOfDay(day), startOfDay(addDays(day, -weekDays))];
  const passed = Math.floor((now.getTime() - today.getTime()) / minuteMilliseconds) * minuteMilliseconds;
  const count = async (between: Between) => {
    const { turnoverPaisa, revenuePaisa, ...counts } = await selectDaySums(db, between);
    return { ...counts, turnover: toPkr(turnoverPaisa), revenue: toPkr(revenuePaisa) };
  };
  return {
    // The rest of today is empty.
    today: await count({ start: today, end: startOfDay(addDays(day, 1)) }),
    weekAgo: await count({ start: weekAgo, end: new Date(weekAgo.getTime() + passed) }),
  };
};
