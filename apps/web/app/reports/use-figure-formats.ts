import type { ReportFigures } from "@hunarmand/api/reports/reports";
import texts from "../locales/en/reports.json";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";

export type Figure = keyof ReportFigures;

const none = "–";

export function useFigureFormats(): Record<Figure, (value: number | null) => string> {
  const reports = useMessages(texts);
  const { number, pkr } = useFormats();
  const count = (value: number | null) => number(value ?? 0);
  const money = (value: number | null) => pkr(value ?? 0);
  return {
    signups: count,
    verified: count,
    accepted: count,
    medianMinutesToAccept: (value) => (value === null ? none : reports.minutes({ minutes: number(value) })),
    completions: count,
    turnover: money,
    revenue: money,
  };
}
