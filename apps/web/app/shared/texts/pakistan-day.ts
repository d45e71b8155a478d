const days = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Karachi" });

/** Returns the day of an instant in Pakistan, as 2026-03-02; the default is today. */
export const toPakistanDay = (moment: Date | string = new Date()): string => days.format(new Date(moment));

const dayMilliseconds = 86_400_000;

/** Returns in how many days of Pakistan an instant is: 0 for today, 1 for tomorrow, -1 for yesterday. */
export const countDaysAhead = (iso: string): number =>
  (Date.parse(toPakistanDay(iso)) - Date.parse(toPakistanDay())) / dayMilliseconds;
