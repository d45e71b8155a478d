import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Returns a function that writes a moment: the time alone for today, otherwise with its day. */
export function useClockTime(): (iso: string) => string {
  const { time, when } = useFormats();
  return (iso) => (toPakistanDay(iso) === toPakistanDay() ? time(iso) : when(iso));
}
