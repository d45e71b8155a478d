/** The hours in which a handyman takes jobs, by their choice: full hours in Pakistan (docs/product.md P7). */
export const workHours = {
  day: { from: 8, to: 21 },
  late: { from: 8, to: 23 },
  always: { from: 0, to: 24 },
};
export type WorkHours = keyof typeof workHours;
export const workHoursNames = ["day", "late", "always"] as const satisfies readonly WorkHours[];

/** Pakistan is so far ahead of UTC, all year. */
const aheadHours = 5;
const hourMilliseconds = 3_600_000;

/** Whether a handyman with this choice takes jobs at this time. */
export function isWorkHour(name: WorkHours, time: Date): boolean {
  const { from, to } = workHours[name];
  const hour = new Date(time.getTime() + aheadHours * hourMilliseconds).getUTCHours();
  return hour >= from && hour < to;
}

const dayMilliseconds = 24 * hourMilliseconds;

/** Returns when the hours of all begin next, after this time. */
export function nextWorkBegin(time: Date): Date {
  const begin = (workHours.day.from - aheadHours) * hourMilliseconds;
  return new Date((Math.floor((time.getTime() - begin) / dayMilliseconds) + 1) * dayMilliseconds + begin);
}

/** When the hours of all begin, on some day. */
export const workBegins = new Date(Date.UTC(2026, 0, 1, workHours.day.from - aheadHours)).toISOString();

const minuteMilliseconds = 60_000;
const warnMinutesBefore = 120;
/** Handymen who are awake have at least so long to answer. */
const warnMinutesAwake = 30;
/** So long before the visit the customer can still choose another time. */
const warnMinutesLeft = 15;

/**
 * Returns when the customer reads at the latest that nobody has taken their job for this time yet (docs/product.md O4).
 * @param asked since when handymen are asked: since the posting, or since the one who had accepted gave it back
 */
export function findUnansweredWarning(wished: Date, asked: Date): Date {
  const before = (minutes: number) => wished.getTime() - minutes * minuteMilliseconds;
  const begin = nextWorkBegin(new Date(wished.getTime() - dayMilliseconds));
  const awake = Math.max(begin.getTime(), asked.getTime()) + warnMinutesAwake * minuteMilliseconds;
  return new Date(Math.max(before(warnMinutesBefore), Math.min(awake, before(warnMinutesLeft))));
}

/**
 * Returns when offers of these minutes end (docs/product.md O2, O3): `expiresAt` for those who take jobs at this hour, `laterExpiresAt` for the
 * others, once their hours have begun, unless the job is wished before. They sleep: at once their offers would end unread, and with them the
 * search. At night, for a job that is wished by day, the same counts for all.
 */
export function findOfferEnds(
  now: Date,
  minutes: number,
  wished: Date | null,
): Record<"expiresAt" | "laterExpiresAt", Date> {
  const after = (from: Date) => new Date(from.getTime() + minutes * minuteMilliseconds);
  const [expiresAt, morning] = [after(now), after(nextWorkBegin(now))];
  if (wished && wished < morning) return { expiresAt, laterExpiresAt: expiresAt };
  // Nobody needs to answer at night for a visit of the day.
  return { expiresAt: wished && !isWorkHour("day", now) ? morning : expiresAt, laterExpiresAt: morning };
}
