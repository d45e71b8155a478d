import { markDays, type Presence, presences } from "@hunarmand/api/contracts/crew";
import { Alert, Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import crewDesk from "../../locales/en/crew-desk.json";
import office from "../../locales/en/office.json";
import { callApi, failureText } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import type { Crew } from "./crew.ts";

interface Mark {
  presence: Presence | "";
  note: string;
}
type Marks = Readonly<Record<string, Mark>>;

const empty: Mark = { presence: "", note: "" };

/** What the sheet has of the day already, as far as the month that is open says. */
const readMarks = ({ members }: Crew, day: string): Marks =>
  Object.fromEntries(
    members.map(({ providerId, days }) => {
      const found = days.find((one) => one.day === day);
      return [providerId, found ? { presence: found.presence, note: found.note ?? "" } : empty];
    }),
  );

interface MarkDaysProps {
  contractId: string;
  crew: Crew;
  onClose: () => void;
}

/** One day of the whole crew: who was there, and a note where one is needed. */
export function MarkDays({ contractId, crew, onClose }: MarkDaysProps) {
  const words = useMessages(crewDesk);
  const { decision } = useMessages(office);
  const first = crew.firstDay ?? "";
  const last = crew.lastDay ?? "";
  const [day, setDay] = useState(last);
  const [marks, setMarks] = useState(() => readMarks(crew, last));
  const { busy, failure, save } = useSave(contractId, onClose);
  const members = crew.members.filter(({ leftDate }) => leftDate === null || toPakistanDay(leftDate) >= day);
  const change = (id: string, part: Partial<Mark>) =>
    setMarks({ ...marks, [id]: { ...(marks[id] ?? empty), ...part } });
  const chooseDay = (wanted: string) => {
    setDay(wanted);
    setMarks(readMarks(crew, wanted));
  };
  const markAll = () =>
    setMarks(
      Object.fromEntries(
        members.map(({ providerId: id }) => [id, { ...(marks[id] ?? empty), presence: "present" as const }]),
      ),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(day, marks);
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
            onChange={({ currentTarget }) => chooseDay(currentTarget.value)}
          />
          <Button variant="default" onClick={markAll}>
            {words.everybody}
          </Button>
          {members.map(({ providerId, name }) => (
            <MarkFields
              key={providerId}
              name={name}
              mark={marks[providerId] ?? empty}
              onChange={(part) => change(providerId, part)}
            />
          ))}
          {failure && <Alert color="red">{failure}</Alert>}
          <Button type="submit" loading={busy}>
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

function MarkFields({ name, mark, onChange }: { name: string; mark: Mark; onChange: (part: Partial<Mark>) => void }) {
  const words = useMessages(crewDesk);
  const choices = presences.map((value) => ({ value, label: words.presences[value] }));
  return (
    <Group grow align="flex-end" gap="xs">
      <NativeSelect
        label={name}
        data={[{ value: "", label: words.notEntered }, ...choices]}
        value={mark.presence}
        onChange={({ currentTarget: { value } }) =>
          onChange({ presence: presences.find((one) => one === value) ?? "" })
        }
      />
      <TextInput
        label={words.note}
        aria-label={words.noteOn({ name })}
        value={mark.note}
        onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
      />
    </Group>
  );
}

function useSave(contractId: string, onDone: () => void) {
  const words = useMessages(crewDesk);
  const { decide } = useDecision();
  const { busy, run } = useBusy();
  const [failure, setFailure] = useState("");
  const save = (day: string, marks: Marks) =>
    void run(async () => {
      const entered = Object.entries(marks).flatMap(([providerId, { presence, note }]) =>
        presence === "" ? [] : [{ providerId, presence, note }],
      );
      if (entered.length === 0) {
        setFailure(words.nothing);
        return;
      }
      try {
        await decide(() => callApi(markDays, { params: { id: contractId }, body: { day, marks: entered } }));
        onDone();
      } catch (error) {
        setFailure(failureText(error, words.failed));
      }
    });
  return { busy, failure, save };
}
