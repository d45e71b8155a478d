import "./exports.css";
import { type ExportSchedule, endExportSchedule } from "@hunarmand/api/reports/export-schedules";
import { Button, Card, Text, Title } from "@mantine/core";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import office from "../../locales/en/office.json";
import texts from "../../locales/en/regular-exports.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { findDesk } from "./find-list.ts";

/** The person's regular exports, each with its next mail and a button that ends it. */
export function ExportList({ schedules, hasForm }: { schedules: readonly ExportSchedule[]; hasForm: boolean }) {
  const { list } = useMessages(texts);
  return (
    <Card>
      <Title order={2} size="h3">
        {list.title}
      </Title>
      {schedules.length === 0 && <Text>{list.none}</Text>}
      {schedules.length === 0 && !hasForm && <Text c="dimmed">{list.how}</Text>}
      <ul className="regular-exports" aria-label={list.title}>
        {schedules.map((schedule) => (
          <ExportRow key={schedule.id} schedule={schedule} />
        ))}
      </ul>
    </Card>
  );
}

function ExportRow({ schedule }: { schedule: ExportSchedule }) {
  const { list, turns } = useMessages(texts);
  const { desks } = useMessages(office);
  const { moment } = useFormats();
  const { busy, run } = useBusy();
  const { decideAtOnce } = useDecision();
  const { id, desk, every, nextDate } = schedule;
  const noun = findDesk(desk);
  const name = noun ? desks[noun] : desk;
  const rows = useRows(schedule);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <Text>{turns[every]}</Text>
        <Text c="dimmed">{rows}</Text>
        {schedule.search !== null && <Text c="dimmed">{list.next({ moment: moment(nextDate) })}</Text>}
      </div>
      <Button
        variant="default"
        loading={busy}
        aria-label={list.endOf({ list: name, turn: turns[every] })}
        onClick={() => void run(() => decideAtOnce(() => callApi(endExportSchedule, { params: { id } })))}
      >
        {list.end}
      </Button>
    </li>
  );
}

/** Says which rows the file has. */
function useRows({ search, viewName }: ExportSchedule): string {
  const { list, form } = useMessages(texts);
  if (search === null) return list.gone;
  if (viewName !== null) return list.view({ name: viewName });
  return search === "" ? form.all : list.filtered;
}
