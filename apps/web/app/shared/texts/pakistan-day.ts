const days = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Karachi" });

/** Returns the day of an instant in Pakistan, as 2026-03-02; the default is today. */
export const toPakistanDay = (moment: Date | string = new Date()): string => days.format(new Date(moment));
