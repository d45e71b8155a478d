import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import type { ReplyOf } from "@hunarmand/api/call";
import { exportReports, type getReports, type ReportTable, reportTables } from "@hunarmand/api/reports/reports";
import { Card, Group, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { memo, useState } from "react";
import { ExportButton } from "../desk/lists/export-button.tsx";
import texts from "../locales/en/reports.json";
import { callApi } from "../shared/calls/call-api.ts";
import { Facts } from "../shared/lists/facts.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import type { ReportRow } from "./reports-chart.tsx";
import { ReportsCharts } from "./reports-charts.tsx";
import { useFigureFormats } from "./use-figure-formats.ts";
import { usePeriodNames } from "./use-period-names.ts";

type Report = ReplyOf<typeof getReports>;

/**
 * Totals, then charts with their figures by time, city or category. They are not drawn again while the next desk is
 * being opened: that takes long.
 */
export const ReportsView = memo(({ report }: { report: Report }) => {
  const reports = useMessages(texts);
  const { day } = useFormats();
  const [table, setTable] = useState<ReportTable>("periods");
  const rows = useRows(report, table);
  const { from, to, by } = report;
  return (
    <Stack gap="lg">
      <Card maw="30rem">
        <Title order={2} size="h3">
          {reports.total}
        </Title>
        <Text c="dimmed" mb="sm">
          {day(from)} – {day(to)}
        </Text>
        <Totals total={report.total} />
      </Card>
      <Group justify="space-between">
        <SegmentedControl
          size="md"
          className="reports-tables"
          aria-label={reports.figuresBy}
          value={table}
          onChange={(next) => setTable(next)}
          data={reportTables.map((value) => ({ value, label: reports.tables[value] }))}
        />
        <ExportButton
          name={`reports-${table}`}
          text={reports.fileText}
          load={() => callApi(exportReports, { query: { from, to, by, table } })}
        />
      </Group>
      <ReportsCharts rows={rows} table={table} />
    </Stack>
  );
});

function Totals({ total }: { total: Report["total"] }) {
  const { figures } = useMessages(texts);
  const formats = useFigureFormats();
  const names = Object.keys(figures) as (keyof typeof figures)[];
  return <Facts facts={names.map((name) => ({ label: figures[name], value: formats[name](total[name]) }))} />;
}

function useRows(report: Report, table: ReportTable): ReportRow[] {
  const nameOf = usePeriodNames(report.by, { withYear: report.from.slice(0, 4) !== report.to.slice(0, 4) });
  if (table === "periods") return report.periods.map(({ start, ...figures }) => ({ ...figures, name: nameOf(start) }));
  return report[table];
}
