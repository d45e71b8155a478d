import type { ReportTable } from "@hunarmand/api/reports/reports";
import texts from "../locales/en/reports.json";
import { useMessages } from "../shared/texts/messages.ts";
import { getName } from "../shared/texts/names.ts";
import { type ReportRow, ReportsChart } from "./reports-chart.tsx";
import type { Figure } from "./use-figure-formats.ts";

/** The figures of each chart, which have the same scale. */
const charts = {
  money: ["turnover", "revenue"],
  handymen: ["signups", "verified"],
  jobs: ["accepted", "completions"],
  wait: ["medianMinutesToAccept"],
} as const satisfies Record<string, readonly Figure[]>;

export function ReportsCharts({ rows, table }: { rows: readonly ReportRow[]; table: ReportTable }) {
  const reports = useMessages(texts);
  const rowLabel = { periods: reports.period, cities: reports.city, categories: reports.category }[table];
  const named = rows.map((row) => ({ ...row, name: getName(row.name) }));
  const names = Object.keys(charts) as (keyof typeof charts)[];
  return (
    <div className="reports-charts">
      {names.map((name) => (
        <ReportsChart key={name} title={reports.charts[name]} rowLabel={rowLabel} rows={named} figures={charts[name]} />
      ))}
    </div>
  );
}
