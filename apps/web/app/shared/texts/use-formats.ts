import type { Language } from "@hunarmand/texts/catalogue";
import { useLanguage } from "./messages.ts";

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
  const time = dates(clock.time);
  return {
    number: (value: number) => number().format(value),
    counted: ({ length }: readonly unknown[], hasMore: boolean): Counted => ({
      count: length,
      shown: `${number().format(length)}${hasMore ? "+" : ""}`,
    }),
    pkr: (value: number) => `PKR ${number().format(value)}`,
    day,
    month: dates({ month: "long", year: "numeric" }),
    hour: dates(clock.hour),
    time,
    // Intl has no date with a part of the day.
    moment:
      language === "ur"
        ? (iso: string) => `${day(iso)}، ${time(iso)}`
        : dates({ dateStyle: "medium", timeStyle: "short" }),
  };
}

function once<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
