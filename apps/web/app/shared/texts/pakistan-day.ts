const days = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Karachi" });

/** 2026-03-02, as the calendar of Pakistan has that moment, wherever the reader is; without one, today. */
export const toPakistanDay = (moment: Date | string = new Date()): string => days.format(new Date(moment));
