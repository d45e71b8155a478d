import type { Language } from "@hunarmand/texts/catalogue";
import { useLanguage } from "./messages.ts";
import { countDaysAhead } from "./pakistan-day.ts";

const office = { timeZone: "Asia/Karachi", numberingSystem: "latn", calendar: "gregory" } as const;

/** A number for its plural form, and its text: "20+" above a maximum. */
export interface Counted {
  count: number;
  shown: string;
}

/** Returns the formats of numbers, money and days in the chosen language. Digits are Latin in every language. */
export function useFormats(): Formats {
  const language = useLanguage();
  const formats = made.get(language) ?? makeFormats(language);
  made.set(language, formats);
  return formats;
}

const daysOfWeek = 7;
const hourMinutes = 60;

type Formats = ReturnType<typeof makeFormats>;
const made = new Map<Language, Formats>();

const englishClock = {
  hour: { hour: "numeric" },
  time: { timeStyle: "short" },
} as const satisfies Clock;

/** "5:05 صبح": Urdu says the part of the day, and knows no AM and PM. */
const partOfDay = { hour12: true, dayPeriod: "short" } as const;
const urduClock = {
  hour: { hour: "numeric", ...partOfDay },
  time: { hour: "numeric", minute: "2-digit", ...partOfDay },
} as const satisfies Clock;

type Clock = Record<"hour" | "time", Intl.DateTimeFormatOptions>;

/** Makes each formatter once, on first use: making one takes over ten milliseconds on a slow phone. */
export function makeFormats(language: Language) {
  const locale = `${language}-PK`;
  const number = once(() => new Intl.NumberFormat(locale, { numberingSystem: "latn", maximumFractionDigits: 2 }));
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(locale, { ...office, ...options }));
    return (iso: string) => format().format(new Date(iso));
  };
  const day = dates({ dateStyle: "medium" });
  const clock = language === "ur" ? urduClock : englishClock;
  const [weekday, time] = [dates({ weekday: "long" }), dates(clock.time)];
  // Intl has no date with a part of the day.
  const moment =
    language === "ur"
      ? (iso: string) => `${day(iso)}، ${time(iso)}`
      : dates({ dateStyle: "medium", timeStyle: "short" });
  const relativeDays = once(() => new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`, { numeric: "auto" }));
  /** "today", "tomorrow", "Tuesday" for a day of the same week; undefined for others. */
  const nearDay = (iso: string) => {
    const days = countDaysAhead(iso);
    if (Math.abs(days) <= 1) return relativeDays().format(days, "day");
    return Math.abs(days) < daysOfWeek ? weekday(iso) : undefined;
  };
  const unit = (name: "hour" | "minute") =>
    once(
      () => new Intl.NumberFormat(locale, { numberingSystem: "latn", style: "unit", unit: name, unitDisplay: "long" }),
    );
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
    pkr: (value: number) => `PKR ${number().format(value)}`,
    day,
    /** "today", "tomorrow", "Tuesday", or the date. */
    dayName: (iso: string) => nearDay(iso) ?? day(iso),
    month: dates({ month: "long", year: "numeric" }),
    hour: dates(clock.hour),
    time,
    moment,
    /** "today 6:00 pm", "Tuesday 6:00 pm", or the date with its time. */
    when: (iso: string) => {
      const near = nearDay(iso);
      return near === undefined ? moment(iso) : `${near} ${time(iso)}`;
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
