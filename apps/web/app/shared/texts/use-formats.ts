import { useMemo } from "react";
import { useLanguage } from "./messages.ts";

const office = { timeZone: "Asia/Karachi", numberingSystem: "latn", calendar: "gregory" } as const;

/** A number for its plural form, and as it is shown: "20+" where there are more. */
export interface Counted {
  count: number;
  shown: string;
}

/** How numbers, money and days are written in the language chosen; digits are Latin in every language. */
export function useFormats() {
  const language = useLanguage();
  return useMemo(() => {
    const locale = `${language}-PK`;
    const number = new Intl.NumberFormat(locale, { numberingSystem: "latn", maximumFractionDigits: 2 });
    const day = new Intl.DateTimeFormat(locale, { ...office, dateStyle: "medium" });
    const month = new Intl.DateTimeFormat(locale, { ...office, month: "long", year: "numeric" });
    const hour = new Intl.DateTimeFormat(locale, { ...office, hour: "numeric" });
    const time = new Intl.DateTimeFormat(locale, { ...office, timeStyle: "short" });
    const moment = new Intl.DateTimeFormat(locale, { ...office, dateStyle: "medium", timeStyle: "short" });
    return {
      number: (value: number) => number.format(value),
      counted: ({ length }: readonly unknown[], hasMore: boolean): Counted => ({
        count: length,
        shown: `${number.format(length)}${hasMore ? "+" : ""}`,
      }),
      pkr: (value: number) => `PKR ${number.format(value)}`,
      day: (iso: string) => day.format(new Date(iso)),
      month: (iso: string) => month.format(new Date(iso)),
      hour: (iso: string) => hour.format(new Date(iso)),
      time: (iso: string) => time.format(new Date(iso)),
      moment: (iso: string) => moment.format(new Date(iso)),
    };
  }, [language]);
}
