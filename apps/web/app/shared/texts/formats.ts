import type { Language } from "@hunarmand/texts/catalogue";
import { formatUrduTime, urduPartOfDay } from "@hunarmand/texts/urdu/urdu-time";
import { countDaysAhead, findNearDay, toPakistanDay } from "./pakistan-day.ts";

const office = { timeZone: "Asia/Karachi", calendar: "gregory" } as const;

/** A number for its plural form, and its text: "20+" above a maximum. */
export interface Counted {
  count: number;
  shown: string;
}

const daysOfWeek = 7;
/** Yesterday and tomorrow have one word in Urdu, which the name of the day makes clear. Intl has words that nobody says. */
const urduNextDay = "کل";
const hourMinutes = 60;
const yearLength = "YYYY".length;

export type Formats = ReturnType<typeof makeFormats>;

/** No line ends between an hour and its "am" or "pm". */
const sayDate = (format: Intl.DateTimeFormat, date: Date): string =>
  format.format(date).replace(/\s(?=[ap]m$)/iu, "\u00A0");

/** Makes each formatter once, on first use: making one takes over ten milliseconds on a slow phone. */
export function makeFormats(language: Language) {
  const locale = `${language}-PK-u-nu-latn`;
  const numbers = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(locale, options));
  const number = numbers({ maximumFractionDigits: 2 });
  const dates = (options: Intl.DateTimeFormatOptions, say = sayDate) => {
    const format = once(() => new Intl.DateTimeFormat(locale, { ...office, ...options }));
    return (iso: string) => say(format(), new Date(iso));
  };
  const day = dates({ dateStyle: "medium" });
  const [partOfDay, sayTime] = language === "ur" ? [urduPartOfDay, formatUrduTime] : [{}, sayDate];
  const weekday = dates({ weekday: "long" });
  const time = dates({ hour: "numeric", minute: "2-digit", ...partOfDay }, sayTime);
  // Intl has no date with a part of the day.
  const moment =
    language === "ur"
      ? (iso: string) => `${day(iso)}، ${time(iso)}`
      : dates({ dateStyle: "medium", timeStyle: "short" });
  const relativeDays = once(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
  const isBesideTodayInUrdu = (near: ReturnType<typeof findNearDay>) =>
    language === "ur" && (near === 1 || near === -1);
  /** "today", "tomorrow", "Tuesday" for a day of the same week; undefined for others. */
  const nearDay = (iso: string) => {
    const near = findNearDay(iso);
    if (near !== undefined)
      return isBesideTodayInUrdu(near) ? `${urduNextDay} (${weekday(iso)})` : relativeDays().format(near, "day");
    return Math.abs(countDaysAhead(iso)) < daysOfWeek ? weekday(iso) : undefined;
  };
  /** "today 6:00 pm", in Urdu "کل شام 6:00 (منگل)": the name of the day comes last, as people say it. */
  const nearMoment = (iso: string, near: string) =>
    isBesideTodayInUrdu(findNearDay(iso)) ? `${urduNextDay} ${time(iso)} (${weekday(iso)})` : `${near} ${time(iso)}`;
  const shortDay = { weekday: "short", day: "numeric", month: "short" } as const;
  const dayOfYear = dates(shortDay);
  const dayOfOtherYear = dates({ ...shortDay, year: "numeric" });
  const calendarDay = (iso: string) => {
    const isThisYear = toPakistanDay(iso).slice(0, yearLength) === toPakistanDay().slice(0, yearLength);
    return (isThisYear ? dayOfYear : dayOfOtherYear)(iso).replace(/[,،]/g, "");
  };
  const soonDay = (iso: string) =>
    findNearDay(iso) === undefined ? calendarDay(iso) : (nearDay(iso) ?? calendarDay(iso));
  const unit = (name: "hour" | "minute") => numbers({ style: "unit", unit: name, unitDisplay: "long" });
  const [hours, restMinutes] = [unit("hour"), unit("minute")];
  return {
    /** "2 hours", "45 minutes", "1 hour 30 minutes". */
    minutes: (count: number) => {
      const [whole, rest] = [Math.floor(count / hourMinutes), count % hourMinutes];
      return [whole > 0 && hours().format(whole), (rest > 0 || whole === 0) && restMinutes().format(rest)]
        .filter(Boolean)
        .join(" ");
    },
    number: (value: number) => number().format(value),
    counted: ({ length }: readonly unknown[], hasMore: boolean): Counted => ({
      count: length,
      shown: `${number().format(length)}${hasMore ? "+" : ""}`,
    }),
    /** A line of Urdu often ends between an amount and its currency: they stay together there. Paisa have two digits. */
    pkr: (value: number) => `PKR${language === "ur" ? "\u00A0" : " "}${number().format(value).replace(/\.\d$/, "$&0")}`,
    day,
    /** "today", "tomorrow", "Tuesday", or the date. */
    dayName: (iso: string) => nearDay(iso) ?? day(iso),
    weekday,
    /** "Mon 30 Nov", with the year if it is another one. */
    calendarDay,
    /** "today", "tomorrow", "Mon 30 Nov". */
    soonDay,
    /** "today 6:00 pm", "Mon 30 Nov 6:00 pm". */
    soonMoment: (iso: string) => nearMoment(iso, soonDay(iso)),
    /** "Friday, 4 December". */
    weekdayDate: dates({ weekday: "long", day: "numeric", month: "long" }),
    /** "4 Dec", where the month is named above. */
    dayOfMonth: dates({ day: "numeric", month: "short" }),
    month: dates({ month: "long", year: "numeric" }),
    hour: dates({ hour: "numeric", ...partOfDay }, sayTime),
    time,
    moment,
    /** "today 6:00 pm", "Tuesday 6:00 pm", or the date with its time. */
    when: (iso: string) => {
      const near = nearDay(iso);
      return near === undefined ? moment(iso) : nearMoment(iso, near);
    },
  };
}

function once<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
