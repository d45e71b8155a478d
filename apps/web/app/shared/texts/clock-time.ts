import { toPakistanDay } from "./pakistan-day.ts";
import { useFormats } from "./use-formats.ts";

/** Returns a function that writes a moment: the time alone for today, otherwise with its day. */
export function useClockTime(): (iso: string) => string {
  const { time, when } = useFormats();
  return (iso) => (toPakistanDay(iso) === toPakistanDay() ? time(iso) : when(iso));
}
