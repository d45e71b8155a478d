import { exportTurns, scheduleExport } from "@hunarmand/api/reports/export-schedules";
import type { SavedView } from "@hunarmand/api/staff/saved-views";
import { Card, NativeSelect, Text, Title } from "@mantine/core";
import { z } from "zod";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import office from "../../locales/en/office.json";
import texts from "../../locales/en/regular-exports.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { findDesk } from "./find-list.ts";

/** `rows` is the id of saved filters, "current" for those of the list, or empty. */
const Wish = scheduleExport.body.pick({ every: true }).extend({ rows: z.string() });

interface ExportFormProps {
  /** The path of the list. */
  desk: string;
  /** Its filters as in its address, with the question mark, or empty. */
  search: string;
  /** The saved filters that the person sees there. */
  views: readonly SavedView[];
}

export function ExportForm({ desk, search, views }: ExportFormProps) {
  const { form: words, turns } = useMessages(texts);
  const { desks } = useMessages(office);
  const { decide } = useDecision();
  const saved = views.find((view) => view.search === search);
  const isUnsaved = search !== "" && !saved;
  const form = useCallForm(Wish, { every: "day", rows: saved?.id ?? (isUnsaved ? "current" : "") }, { draft: "none" });
  const save = ({ every, rows }: z.output<typeof Wish>) => {
    const filters = rows === "current" ? { search } : rows === "" ? {} : { viewId: rows };
    return decide(() => callApi(scheduleExport, { body: { desk, every, ...filters } }));
  };
  const noun = findDesk(desk);
  return (
    <Card>
      <Title order={2} size="h3">
        {words.title({ list: noun ? desks[noun] : "" })}
      </Title>
      <Text c="dimmed" mb="sm">
        {words.text}
      </Text>
      <FormBody form={form} submitLabel={words.submit} onSave={save}>
        <NativeSelect
          label={words.every}
          data={exportTurns.map((value) => ({ value, label: turns[value] }))}
          {...form.field("every")}
        />
        <NativeSelect
          label={words.rows}
          data={[
            ...(isUnsaved ? [{ value: "current", label: words.current }] : []),
            { value: "", label: words.all },
            ...views.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.field("rows")}
        />
      </FormBody>
    </Card>
  );
}
