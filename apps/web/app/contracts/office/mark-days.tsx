import { markDays, presences } from "@hunarmand/api/contracts/crew";
import { Alert, Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import crewDesk from "../../locales/en/crew-desk.json";
import office from "../../locales/en/office.json";
import { ApiError, failureText } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import type { Crew } from "./crew.ts";
import { empty, type Mark, type Marks, useDayMarks } from "./use-day-marks.ts";

interface MarkDaysProps {
  contractId: string;
  crew: Crew;
  onClose: () => void;
}

/** One day of the whole crew: presence, and a note where one is required. */
export function MarkDays({ contractId, crew, onClose }: MarkDaysProps) {
  const words = useMessages(crewDesk);
  const { decision } = useMessages(office);
  const first = crew.firstDay ?? "";
  const last = crew.lastDay ?? "";
  const { day, marks, read, loadState, choose, change, readAgain } = useDayMarks(contractId, crew);
  const { busy, failure, save } = useSave(contractId, { onDone: onClose, onChanged: readAgain });
  const members = crew.members.filter(({ leftDate }) => leftDate === null || toPakistanDay(leftDate) >= day);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(day, { marks, read });
  };
  return (
    <FormDialog title={words.markTitle} text={words.markText} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            required
            type="date"
            min={first}
            max={last}
            label={words.day}
            description={words.dayHint({ first, last })}
            value={day}
            error={loadState === "failed" && words.failed}
            onChange={({ currentTarget }) => void choose(currentTarget.value)}
          />
          <Button
            variant="default"
            disabled={loadState !== "found"}
            onClick={() =>
              change(
                members.map(({ providerId }) => providerId),
                { presence: "present" },
              )
            }
          >
            {words.everybody}
          </Button>
          {members.map(({ providerId, name }) => (
            <MarkFields
              key={providerId}
              name={name}
              mark={marks[providerId] ?? empty}
              disabled={loadState !== "found"}
              onChange={(part) => change([providerId], part)}
            />
          ))}
          {failure && <Alert color="red">{failure}</Alert>}
          <Button type="submit" loading={busy} disabled={loadState !== "found"}>
            {words.mark}
          </Button>
          <Button variant="default" onClick={onClose}>
            {decision.cancel}
          </Button>
        </Stack>
      </form>
    </FormDialog>
  );
}

interface MarkFieldsProps {
  name: string;
  mark: Mark;
  disabled: boolean;
  onChange: (part: Partial<Mark>) => void;
}

function MarkFields({ name, mark, disabled, onChange }: MarkFieldsProps) {
  const words = useMessages(crewDesk);
  const choices = presences.map((value) => ({ value, label: words.presences[value] }));
  return (
    <Group grow align="flex-end" gap="xs">
      <NativeSelect
        label={name}
        data={[{ value: "", label: words.notEntered }, ...choices]}
        value={mark.presence}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) =>
          onChange({ presence: presences.find((one) => one === value) ?? "" })
        }
      />
      <TextInput
        label={words.note}
        aria-label={words.noteOn({ name })}
        value={mark.note}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
      />
    </Group>
  );
}

interface SaveSteps {
  onDone: () => void;
  /** Called when the sheet has changed meanwhile. */
  onChanged: () => Promise<void>;
}

/** In the sheet's form: an empty note is null. */
const toRead = ({ presence, note }: Mark = empty) => ({ presence: presence || null, note: note || null });

function useSave(contractId: string, { onDone, onChanged }: SaveSteps) {
  const words = useMessages(crewDesk);
  const { decide } = useDecision();
  const { busy, run } = useBusy();
  const [failure, setFailure] = useState("");
  const save = (day: string, { marks, read }: { marks: Marks; read: Marks }) =>
    void run(async () => {
      const entered = Object.entries(marks).flatMap(([providerId, { presence, note }]) =>
        presence === "" ? [] : [{ providerId, presence, note, read: toRead(read[providerId]) }],
      );
      if (entered.length === 0) {
        setFailure(words.nothing);
        return;
      }
      try {
        await decide(() => callApi(markDays, { params: { id: contractId }, body: { day, marks: entered } }));
        onDone();
      } catch (error) {
        if (error instanceof ApiError && error.code === "facts-changed") await onChanged();
        setFailure(failureText(error, words.failed));
      }
    });
  return { busy, failure, save };
}
