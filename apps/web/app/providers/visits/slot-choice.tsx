import { Button, Text } from "@mantine/core";
import { useState } from "react";
import texts from "../../locales/en/visits.json";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { ChoiceChips } from "../../shared/choices/choice-chips.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useVisitDay, useVisitMoment } from "../../shared/texts/use-visit-moment.ts";
import { book, findEarliest } from "./book-visit.ts";

/** As many as are in sight with the button, on a small phone. */
const daysMax = 4;
const timesMax = 9;

interface SlotChoiceProps {
  slots: readonly string[];
  onBooked: () => void;
  /** Whether it replaces a booked time. */
  isMove?: boolean;
}

/** The free days, and the times of one: a tap for each. The first time that a person can reach is chosen, so that one tap books it. */
export function SlotChoice({ slots, onBooked, isMove = false }: SlotChoiceProps) {
  const { own } = useMessages(texts);
  const { day, time } = useFormats();
  const sayDay = useVisitDay();
  const sayMoment = useVisitMoment();
  const { busy, run } = useBusy();
  const [openedAt] = useState(Date.now);
  const first = findEarliest(slots, openedAt) ?? "";
  const [chosenDay, setDay] = useState(first && day(first));
  const [startsAt, setStartsAt] = useState("");
  // Any time of a day names it.
  const slotOf = new Map(slots.map((slot) => [day(slot), slot]));
  const times = slots.filter((slot) => day(slot) === chosenDay);
  const wished = startsAt || first;
  // Another day keeps the time of day, where it is free.
  const chosen = times.find((slot) => wished !== "" && time(slot) === time(wished)) ?? times[0];
  if (slots.length === 0) return <Text>{own.none}</Text>;
  return (
    <>
      {!isMove && <Text c="dimmed">{own.text}</Text>}
      <SomeChips
        label={own.day}
        more={own.moreDays}
        max={daysMax}
        choices={[...slotOf].map(([value, slot]) => ({ value, label: sayDay(slot) }))}
        value={chosenDay}
        onChoose={setDay}
      />
      <SomeChips
        key={chosenDay}
        label={own.time}
        more={own.moreTimes}
        max={timesMax}
        choices={times.map((slot) => ({ value: slot, label: time(slot) }))}
        value={chosen ?? ""}
        onChoose={setStartsAt}
      />
      {chosen !== undefined && (
        <Button loading={busy} onClick={() => void run(() => book(chosen).then(onBooked))}>
          {own.book({ moment: sayMoment(chosen) })}
        </Button>
      )}
    </>
  );
}

interface SomeChipsProps {
  label: string;
  /** Of the button that shows all. */
  more: string;
  max: number;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** The first choices and the chosen one, and all by a tap. */
function SomeChips({ more, max, choices, ...chips }: SomeChipsProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = choices.filter(({ value }, place) => isWhole || place < max || value === chips.value);
  return (
    <div>
      <ChoiceChips choices={shown} {...chips} />
      {shown.length < choices.length && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          {more}
        </Button>
      )}
    </div>
  );
}
