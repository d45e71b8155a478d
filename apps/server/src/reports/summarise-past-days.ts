import type { Services } from "../services/services.ts";
import { dayOf } from "../values/karachi-days.ts";
import { cutSpan, findFirstDay, findProgress, startProgress, summariseDays } from "./summaries.queries.ts";

const hourMilliseconds = 3_600_000;
/** With thousands of jobs a day, one statement sums up so many days well within its time-out. */
const daysAtOnce = 14;

type Ground = Pick<Services, "db" | "clock">;

/** Returns the first day that can still change: transactions in progress at midnight have an hour to commit. */
const findOpenDay = (now: Date): string => dayOf(new Date(now.getTime() - hourMilliseconds));

/** Sums up all past days without a summary. Several processes can run it at once. */
export async function summarisePastDays({ db, clock }: Ground): Promise<void> {
  const openDay = findOpenDay(clock.now());
  const firstDay = (await findProgress(db)) ?? (await findFirstDay(db));
  if (!firstDay) return;
  await startProgress(db, firstDay);
  for (let day: string | undefined = firstDay; day !== undefined && day < openDay; day = await findProgress(db)) {
    await summariseDays(db, day, cutSpan(day, openDay, daysAtOnce));
  }
}
