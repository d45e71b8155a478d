import { Text } from "@mantine/core";
import crewForm from "../../locales/en/crew-form.json";
import { useNamesTime } from "../../shared/contracts/find-names-day.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";

/**
 * Returns the words for until when the owner of a crew reads who comes: the office's last open day before the first day of work (docs/product.md
 * X5). Undefined once that has come.
 */
export function useNamesBy(startDate: string | null): string | undefined {
  return useNamesWords(startDate, useMessages(crewForm).names);
}

interface NamesTexts {
  by: (values: { day: string }) => string;
  before: string;
}

/** Returns the same in other words. */
export function useNamesWords(startDate: string | null, names: NamesTexts): string | undefined {
  const sayTime = useNamesTime();
  if (startDate !== null && startDate <= toPakistanDay()) return undefined;
  const day = startDate === null ? undefined : sayTime(startDate);
  return day === undefined ? names.before : names.by({ day });
}

export function NamesBy({ startDate }: { startDate: string | null }) {
  const by = useNamesBy(startDate);
  return by && <Text>{by}</Text>;
}
