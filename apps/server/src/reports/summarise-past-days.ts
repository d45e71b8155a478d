import type { Services } from "../services/services.ts";
import { dayOf } from "../values/karachi-days.ts";
import { cutSpan, findFirstDay, findProgress, startProgress, summariseDays } from "./summaries.queries.ts";

const hourMilliseconds = 3_600_000;
/** As many days as one statement sums up well below its time-out, with thousands of jobs a day. */
const daysAtOnce = 14;

type Ground = Pick<Services, "db" | "clock">;

/** The first day that may still get something: what was under way at midnight has an hour to be written down. */
const findOpenDay = (now: Date): string => dayOf(new Date(now.getTime() - hourMilliseconds));

/** Sums up all days that are over and not yet summed up. Several processes at once share the work. */
export async function summarisePastDays({ db, clock }: Ground): Promise<void> {
  const openDay = findOpenDay(clock.now());
  const firstDay = (await findProgress(db)) ?? (await findFirstDay(db));
  if (!firstDay) return;
  await startProgress(db, firstDay);
  for (let day: string | undefined = firstDay; day !== undefined && day < openDay; day = await findProgress(db)) {
    await summariseDays(db, day, cutSpan(day, openDay, daysAtOnce));
  }
}
