import { acceptedCallMinutes, addOpenDay, addOpenMinutes } from "@hunarmand/api/open-hours";
import { Button, Stack, Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import tooSoon from "../../locales/en/too-soon.json";
import { useMinute } from "../../shared/office/use-minute.ts";
import { useOpeningHours } from "../../shared/office/use-opening-hours.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { BeginsBefore } from "../begins-before.tsx";
import { CallOffice } from "../call-office.tsx";
import { isTooLate } from "../contract-terms.ts";
import { findSureDay } from "./find-sure-day.ts";

/** Returns the day in words that is too soon and the first sure one. Undefined if the office promises its price or its call in time. */
function useTooSoon(day: string | null, isPrice: boolean) {
  const { calendarDay } = useFormats();
  const hours = useOpeningHours();
  const now = useMinute();
  if (!hours || day === null) return undefined;
  const promised = (isPrice ? addOpenDay(now, hours) : addOpenMinutes(now, acceptedCallMinutes, hours)).toISOString();
  if (!isTooLate(promised, day)) return undefined;
  const say = (date: string) => calendarDay(`${date}T00:00:00+05:00`);
  const sure = findSureDay(promised);
  return { promised, sure, words: { day: say(day), sure: say(sure) } };
}

interface TooSoonProps {
  day: string;
  onChoose: (day: string) => void;
  /** Whether it asks for a price first, which the office promises for its next day. */
  isPrice: boolean;
}

/** Below a first day that is too soon: the first sure day, by a tap. Who has no price yet can also call. */
export function TooSoon({ day, onChoose, isPrice }: TooSoonProps) {
  const { quotes } = useMessages(contracts);
  const texts = useMessages(tooSoon);
  const { soonMoment } = useFormats();
  const found = useTooSoon(day, isPrice);
  if (!found) return null;
  return (
    <Stack gap="xs" role="status" align="flex-start">
      <Text fw={600}>{texts.soon(found.words)}</Text>
      <Button variant="light" onClick={() => onChoose(found.sure)}>
        {texts.take(found.words)}
      </Button>
      {isPrice && (
        <>
          <Text>{quotes.promised({ moment: soonMoment(found.promised) })}</Text>
          <BeginsBefore />
          <CallOffice variant="default" />
        </>
      )}
    </Stack>
  );
}

/** Before a price is accepted: its first day is too soon for the call about the crew, and which day is sure. */
export function FirstDayTooSoon({ startDate }: { startDate: string | null }) {
  const texts = useMessages(tooSoon);
  const found = useTooSoon(startDate, false);
  return found && <Text fw={600}>{`${texts.soon(found.words)} ${texts.next(found.words)}`}</Text>;
}
