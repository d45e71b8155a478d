import type { Language } from "@hunarmand/texts/catalogue";
import { formatUrduTime, urduPartOfDay } from "@hunarmand/texts/urdu/urdu-time";

const inPakistan = { timeZone: "Asia/Karachi", numberingSystem: "latn", calendar: "gregory" } as const;
const ofDay = { day: "numeric", month: "short" } as const;
const ofHour = { hour: "numeric", minute: "2-digit", hour12: true } as const;

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const formatter = (locale: string, options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(locale, { ...inPakistan, ...options }));

const moments = formatter("en-GB", { ...ofDay, ...ofHour });
const dates = formatter("en-GB", { dateStyle: "long" });
const urduDays = formatter("ur-PK", ofDay);
const urduHours = formatter("ur-PK", { ...ofHour, ...urduPartOfDay });
const urduDates = formatter("ur-PK", { dateStyle: "long" });

/** A time in Pakistan's time zone and usual format. */
export function formatMoment(time: string | undefined, language: Language = "en"): string {
  if (!time) return "";
  const date = new Date(time);
  if (language === "ur") return `${urduDays().format(date)}، ${formatUrduTime(urduHours(), date)}`;
  return moments().format(date);
}

/** A day in Pakistan's time zone. */
export function formatDay(time: Date | string, language: Language = "en"): string {
  return (language === "ur" ? urduDates() : dates()).format(new Date(time));
}
