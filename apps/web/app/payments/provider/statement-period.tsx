import "../../shared/forms/form-styles.ts";
import "../payments.css";
import { Button, TextInput } from "@mantine/core";
import { Form } from "react-router";
import texts from "../../locales/en/statement.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import type { StatementTime } from "./statement-pages.ts";

export function StatementPeriod({ query: { from, to } }: { query: StatementTime }) {
  const statement = useMessages(texts);
  return (
    <Form role="search" aria-label={statement.period} className="statement-period" key={`${from} ${to}`}>
      <TextInput type="date" name="from" max={toPakistanDay()} label={statement.from} defaultValue={from} />
      <TextInput type="date" name="to" max={toPakistanDay()} label={statement.to} defaultValue={to} />
      <Button type="submit" variant="default">
        {statement.show}
      </Button>
    </Form>
  );
}
