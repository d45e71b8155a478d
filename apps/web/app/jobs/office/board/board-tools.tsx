import "../../../desk/lists/desk-list.css";
import "../../../shared/forms/form-styles.ts";
import { listCities } from "@hunarmand/api/lookups/lookups";
import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useSearchParams } from "react-router";
import texts from "../../../locales/en/day-board.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { useChoices } from "../../../shared/calls/use-choices.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { toNameOptions } from "../../../shared/texts/names.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import { moveDay } from "./place-jobs.ts";

interface BoardToolsProps {
  /** Undefined means today. */
  day: string | undefined;
  city: string | undefined;
}

/** Chooses day and city. Another day has other jobs, so the selected job is cleared. */
export function BoardTools({ day, city }: BoardToolsProps) {
  const words = useMessages(texts);
  const [params, setParams] = useSearchParams();
  const cities = useChoices("all", (_, signal) => callApi(listCities, { signal }));
  const today = toPakistanDay();
  const shown = day ?? today;
  const show = (next: BoardToolsProps) =>
    setParams(
      Object.entries({ ...next, day: next.day === today ? undefined : next.day, map: params.get("map") }).flatMap(
        ([name, value]) => (value ? [[name, value] as [string, string]] : []),
      ),
      { preventScrollReset: true },
    );
  return (
    <div className="desk-filters">
      <Group gap="xs" wrap="nowrap" className="board-days">
        <Button variant="default" onClick={() => show({ day: moveDay(shown, -1), city })}>
          {words.previous}
        </Button>
        <Button variant="default" aria-pressed={shown === today} onClick={() => show({ day: undefined, city })}>
          {words.today}
        </Button>
        <Button variant="default" onClick={() => show({ day: moveDay(shown, 1), city })}>
          {words.next}
        </Button>
      </Group>
      <TextInput
        type="date"
        aria-label={words.day}
        value={shown}
        onChange={({ currentTarget: { value } }) => value && show({ day: value, city })}
      />
      <NativeSelect
        className="desk-chip"
        data-set={city ? true : undefined}
        label={words.city}
        value={city ?? ""}
        data={[{ value: "", label: words.allCities }, ...toNameOptions(cities.items.map(({ name }) => name))]}
        onChange={({ currentTarget: { value } }) => show({ day, city: value || undefined })}
      />
    </div>
  );
}
