import { Button, Group, Text } from "@mantine/core";
import crewForm from "../../../locales/en/crew-form.json";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { joinParts } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { useContractWord } from "../../../shared/work/contract-word.ts";
import { useCrewSize } from "../../../shared/work/crew-size.ts";
import { type emptyQuote, TypedCrew } from "../../contract-forms.ts";
import { WorkTime } from "../../day-price/work-time.tsx";
import type { FilledAsides } from "./fill-asides.ts";

interface ReadCrewProps {
  values: typeof emptyQuote;
  filled: FilledAsides;
  /** Whether it is all that the form shows: then it also says the last day. */
  isShort: boolean;
  onChange: () => void;
  onUndo: () => void;
}

/** What was filled in from a person's words, with the ways to change it and to take it out. */
export function ReadCrew({ values, filled, isShort, onChange, onUndo }: ReadCrewProps) {
  const texts = useMessages(crewForm);
  const { calendarDay } = useFormats();
  const wordOf = useContractWord();
  const { tradesOf, timeOf } = useCrewSize();
  const { city, durationDays, startDate } = isShort ? values : filled;
  const { data: typed } = TypedCrew.safeParse(values);
  const read = joinParts([
    tradesOf(values.crew.map(({ trade, handymen }) => ({ trade, handymen: Number(handymen) }))),
    city ? wordOf(city) : "",
    durationDays ? timeOf({ duration: "", durationDays: Number(durationDays) }) : "",
    startDate ? calendarDay(`${startDate}T00:00:00+05:00`) : "",
  ]);
  return (
    <div role="status">
      <Text>{texts.read}</Text>
      <Text fw={600}>
        <WholeNames>{read}</WholeNames>
      </Text>
      {isShort && typed?.duration && (
        <WorkTime
          time={{ duration: typed.duration, durationDays: typed.durationDays ?? null }}
          firstDay={values.startDate || null}
        />
      )}
      <Group gap="xs" mt="xs">
        <Button variant="default" onClick={onChange}>
          {texts.change}
        </Button>
        <Button variant="default" onClick={onUndo}>
          {texts.undo}
        </Button>
      </Group>
    </div>
  );
}
