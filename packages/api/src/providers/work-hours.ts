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
/** So long after the hours of all begin: at night few answer. */
const warnMinutesAwake = 15;

/** Returns when the customer reads at the latest that nobody has taken their job for this time yet (docs/product.md O4). */
export function findUnansweredWarning(wished: Date): Date {
  const usual = new Date(wished.getTime() - warnMinutesBefore * minuteMilliseconds);
  if (isWorkHour("day", usual)) return usual;
  const morning = new Date(nextWorkBegin(usual).getTime() + warnMinutesAwake * minuteMilliseconds);
  return morning < wished ? morning : usual;
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
