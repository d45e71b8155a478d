import "../shared/forms/form-styles.ts";
import "../desk/lists/desk-list.css";
import { type ReportSpan, reportSpans } from "@hunarmand/api/reports/reports";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { Form } from "react-router";
import texts from "../locales/en/reports.json";
import { useMessages } from "../shared/texts/messages.ts";

export interface ReportsQuery {
  from: string;
  to: string;
  by: ReportSpan;
}

/** The report's time and periods. They are in the address, so that colleagues can share a report. */
export function ReportsFilter({ query: { from, to, by } }: { query: ReportsQuery }) {
  const reports = useMessages(texts);
  return (
    <Form
      role="search"
      aria-label={reports.filters}
      className="desk-filters reports-filter"
      key={`${from} ${to} ${by}`}
    >
      <TextInput type="date" name="from" label={reports.from} defaultValue={from} />
      <TextInput type="date" name="to" label={reports.to} defaultValue={to} />
      <NativeSelect
        name="by"
        label={reports.by}
        data={reportSpans.map((value) => ({ value, label: reports.spans[value] }))}
        defaultValue={by}
      />
      <Button type="submit" variant="default">
        {reports.show}
      </Button>
    </Form>
  );
}
