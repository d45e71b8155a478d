const days = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Karachi" });

/** Returns the day of an instant in Pakistan, as 2026-03-02; the default is today. */
export const toPakistanDay = (moment: Date | string = new Date()): string => days.format(new Date(moment));

const dayMilliseconds = 86_400_000;

/** Returns in how many days of Pakistan an instant is: 0 for today, 1 for tomorrow, -1 for yesterday. */
export const countDaysAhead = (iso: string): number =>
  (Date.parse(toPakistanDay(iso)) - Date.parse(toPakistanDay())) / dayMilliseconds;

/** Pakistan is five hours ahead of UTC all year, so its night from midnight to five begins at this hour in UTC. */
const nightBeginsUtcHour = 19;
const isNight = (): boolean => new Date().getUTCHours() >= nightBeginsUtcHour;

/**
 * Returns how many days ahead a near day is, for its name: 0 for today, 1 for tomorrow, -1 for yesterday; undefined for the others, which are
 * called by their weekday. After midnight nobody says "tomorrow": people take it for this morning.
 */
export function findNearDay(iso: string): -1 | 0 | 1 | undefined {
  const days = countDaysAhead(iso);
  if (days === 0 || days === -1) return days;
  return days === 1 && !isNight() ? days : undefined;
}
