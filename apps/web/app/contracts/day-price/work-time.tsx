import type { ContractRecord } from "@hunarmand/api/contracts/contracts";
import { countWorkDays } from "@hunarmand/api/contracts/day-share";
import { findLastWorkDay } from "@hunarmand/api/contracts/quotes/work-weeks";
import { Text } from "@mantine/core";
import quoteTerms from "../../locales/en/quote-terms.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useWorkWeeks } from "./use-work-weeks.ts";

interface WorkTimeProps {
  time: Pick<ContractRecord, "duration" | "durationDays">;
  /** The first day of work, as 2026-03-02, if it is known. */
  firstDay: string | null;
}

/** From when to when the work goes, and its days of work, counted in the same way for quotes and contracts. */
export function WorkTime({ time, firstDay }: WorkTimeProps) {
  const { fromTo, workDays } = useMessages(quoteTerms);
  const { calendarDay } = useFormats();
  const sayWeeks = useWorkWeeks();
  const days = countWorkDays(time);
  if (days === 1) return null;
  const last = firstDay && findLastWorkDay(firstDay, days);
  return (
    <Text c="dimmed">
      {firstDay && last && `${fromTo({ first: calendarDay(firstDay), last: calendarDay(last) })} `}
      {workDays({ days: sayWeeks(days) })}
    </Text>
  );
}
