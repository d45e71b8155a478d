import { addOpenDay } from "@hunarmand/api/open-hours";
import { Stack, Text, TextInput, type TextInputProps } from "@mantine/core";
import { useState } from "react";
import contracts from "../../locales/en/contracts.json";
import crewForm from "../../locales/en/crew-form.json";
import { ChoiceChips } from "../../shared/choices/choice-chips.tsx";
import { useOpeningHours } from "../../shared/office/use-opening-hours.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { BeginsBefore } from "../begins-before.tsx";
import { CallOffice } from "../call-office.tsx";
import { isTooLate } from "../contract-terms.ts";
import { findFirstDays } from "./first-days.ts";

interface FirstDayFieldProps extends TextInputProps {
  /** The day in the form. It may stay empty. */
  value?: string;
  onChoose: (day: string) => void;
  /** Whether the office answers on its next day: if the work begins before that, the person calls (docs/product.md Q1). */
  isPromised?: boolean;
}

const unknown = "unknown";

/** The first day of work: one of the usual ones by a tap, or a date. */
export function FirstDayField({ value: day = "", onChoose, isPromised = false, ...field }: FirstDayFieldProps) {
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
      <ChoiceChips
        label={firstDay.title}
        choices={choices}
        value={day || (isUnknown ? unknown : "")}
        onChoose={choose}
      />
      <TextInput type="date" min={today} value={day} {...field} />
      {isPromised && day && <TooSoon day={day} />}
    </Stack>
  );
}

/** When the price comes for a request that is sent now, and the way to call, if the work begins before that. */
function TooSoon({ day }: { day: string }) {
  const { quotes } = useMessages(contracts);
  const { when } = useFormats();
  const hours = useOpeningHours();
  const [now] = useState(() => new Date());
  if (!hours) return null;
  const promised = addOpenDay(now, hours).toISOString();
  if (!isTooLate(promised, day)) return null;
  return (
    <Stack gap="xs" role="status">
      <Text>{quotes.promised({ moment: when(promised) })}</Text>
      <BeginsBefore />
      <CallOffice variant="default" />
    </Stack>
  );
}
