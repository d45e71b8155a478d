import type { ReportFigures } from "@hunarmand/api/reports/reports";
import "@mantine/charts/styles.css";
import "@mantine/core/styles/ColorSwatch.css";
import "@mantine/core/styles/Table.css";
import { BarChart, LineChart } from "@mantine/charts";
import { Card, Table, Title } from "@mantine/core";
import { type ReactNode, useDeferredValue, useState } from "react";
import texts from "../locales/en/reports.json";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { type Figure, useFigureFormats } from "./use-figure-formats.ts";

export type ReportRow = ReportFigures & { name: string };

const colors = ["green", "var(--highlight-text)"] as const;
const chartPixels = 240;
/** More bars would be thinner than a pixel on a phone, and slow to draw, so a line is drawn. */
const barsMax = 62;

interface ReportsChartProps {
  title: string;
  /** The name of a row: a period, a city, a category. */
  rowLabel: string;
  rows: readonly ReportRow[];
  figures: readonly Figure[];
}

/** The chart is visual only; the table below has the same figures. */
export function ReportsChart(props: ReportsChartProps) {
  const { title, rows, figures } = props;
  const reports = useMessages(texts);
  const { number } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const series = figures.map((name, index) => ({
    name,
    label: reports.figures[name],
    color: colors[index] ?? colors[0],
  }));
  const common = {
    h: chartPixels,
    // A chart is from left to right. Isolated, a date in Urdu keeps its order.
    data: rows.map((row) => ({ ...row, name: `\u2068${row.name}\u2069` })),
    dataKey: "name",
    series,
    withLegend: series.length > 1,
    valueFormatter: number,
    yAxisProps: { allowDecimals: false },
    xAxisProps: { interval: "equidistantPreserveStart" as const },
  };
  // Room for the upper half of the highest figure.
  const drawing = { accessibilityLayer: false, margin: { top: 12 } };
  // The way to the next desk would wait for an animation.
  const shape = { isAnimationActive: false };
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} size="h3" mb="md">
        {title}
      </Title>
      <Drawing>
        {rows.length > barsMax ? (
          <LineChart {...common} withDots={false} lineChartProps={drawing} lineProps={shape} />
        ) : (
          <BarChart {...common} maxBarWidth={40} barChartProps={{ ...drawing, barGap: 1 }} barProps={shape} />
        )}
      </Drawing>
      <details className="reports-figures" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="tall-link">{reports.table({ chart: title })}</summary>
        {isOpen && <Figures {...props} />}
      </details>
    </Card>
  );
}

/** Draws a chart after the page's figures, because drawing takes long. Its place is there from the beginning. */
function Drawing({ children }: { children: ReactNode }) {
  const isNext = useDeferredValue(true, false);
  return (
    <div aria-hidden="true" className="ltr" style={{ minHeight: chartPixels }}>
      {isNext && children}
    </div>
  );
}

function Figures({ rowLabel, rows, figures }: ReportsChartProps) {
  const reports = useMessages(texts);
  const formats = useFigureFormats();
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{rowLabel}</Table.Th>
          {figures.map((name) => (
            <Table.Th key={name}>{reports.figures[name]}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.name}>
            <Table.Th scope="row">{row.name}</Table.Th>
            {figures.map((name) => (
              <Table.Td key={name}>
                <span className="ltr">{formats[name](row[name])}</span>
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
