import type { ReportSpan } from "@hunarmand/api/reports/reports";
import { useMemo } from "react";
import texts from "../locales/en/reports.json";
import { useLanguage, useMessages } from "../shared/texts/messages.ts";

const parts = {
  day: { day: "numeric", month: "short" },
  week: { day: "numeric", month: "short" },
  month: { month: "short", year: "numeric" },
} as const satisfies Record<ReportSpan, Intl.DateTimeFormatOptions>;

/** Returns the name of a period by its first day, with the year when the report covers several. */
export function usePeriodNames(by: ReportSpan, { withYear }: { withYear: boolean }): (start: string) => string {
  const reports = useMessages(texts);
  const language = useLanguage();
  return useMemo(() => {
    const latin = { timeZone: "UTC", numberingSystem: "latn", calendar: "gregory" } as const;
    const format = new Intl.DateTimeFormat(`${language}-PK`, {
      ...parts[by],
      ...(withYear ? { year: "numeric" as const } : {}),
      ...latin,
    });
    return (start) => {
      const name = format.format(new Date(start));
      return by === "week" ? reports.weekOf({ day: name }) : name;
    };
  }, [by, withYear, language, reports]);
}
