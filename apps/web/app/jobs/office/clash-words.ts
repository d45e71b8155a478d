import type { JobClash } from "@hunarmand/api/jobs/board/clashes";
import { joinParts } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Returns the clashing jobs by number and time, or an empty text. One without a time is wanted as soon as possible. */
export function useClashWords(clashes: readonly JobClash[]): string {
  const { moment } = useFormats();
  return joinParts(
    clashes.map(({ jobNumber, scheduledFor }) => (scheduledFor ? `${jobNumber} (${moment(scheduledFor)})` : jobNumber)),
  );
}
