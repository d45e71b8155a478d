import { Stack, TextInput, type TextInputProps } from "@mantine/core";
import { useState } from "react";
import crewForm from "../../locales/en/crew-form.json";
import { ChoiceChips } from "../../shared/choices/choice-chips.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { findFirstDays } from "./first-days.ts";

// Few days are too soon.
const TooSoon = lazyPart(async () => (await import("./too-soon.tsx")).TooSoon, { away: () => null });

interface FirstDayFieldProps extends TextInputProps {
  /** The day in the form. It may stay empty. */
  value?: string;
  onChoose: (day: string) => void;
  /** Whether the office answers on its next day: if the work begins before that, the person calls (docs/product.md Q1). */
  isPromised?: boolean;
  /** Whether the person has said it already: only what is wrong with it shows. */
  isSaid?: boolean;
}

const unknown = "unknown";

/** The first day of work: one of the usual ones by a tap, or a date. */
export function FirstDayField({
  value: day = "",
  onChoose,
  isPromised = false,
  isSaid = false,
  ...field
}: FirstDayFieldProps) {
  const { firstDay } = useMessages(crewForm);
  const { dayOfMonth } = useFormats();
  const [today] = useState(() => toPakistanDay());
  const [isUnknown, setUnknown] = useState(false);
  const { tomorrow, monday } = findFirstDays(today);
  const mondayLabel = firstDay.monday({ day: dayOfMonth(`${monday}T00:00:00+05:00`) });
  const choices = [
    ...(tomorrow ? [{ value: tomorrow, label: firstDay.tomorrow }] : []),
    { value: monday, label: mondayLabel },
    { value: unknown, label: firstDay.unknown },
  ];
  const choose = (value: string) => {
    setUnknown(value === unknown);
    onChoose(value === unknown ? "" : value);
  };
  return (
    <Stack gap="xs">
      <Stack gap="xs" display={isSaid ? "none" : undefined}>
        <ChoiceChips
          label={firstDay.title}
          choices={choices}
          value={day || (isUnknown ? unknown : "")}
          onChoose={choose}
        />
        <TextInput type="date" min={today} value={day} {...field} />
      </Stack>
      {day && <TooSoon day={day} onChoose={onChoose} isPrice={isPromised} />}
    </Stack>
  );
}
