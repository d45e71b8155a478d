import { Text } from "@mantine/core";
import { useState } from "react";
import crewForm from "../../locales/en/crew-form.json";
import { findNamesDay } from "../../shared/contracts/find-names-day.ts";
import { useOpeningHours } from "../../shared/office/use-opening-hours.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/**
 * Returns the words for until when the owner of a crew reads who comes: the office's last open day before the first day of work (docs/product.md
 * X5). Undefined once that has come.
 */
export function useNamesBy(startDate: string | null): string | undefined {
  return useNamesWords(startDate, useMessages(crewForm).names);
}

interface NamesTexts {
  by: (values: { day: string }) => string;
  today: string;
  before: string;
}

/** Returns the same in other words. */
export function useNamesWords(startDate: string | null, names: NamesTexts): string | undefined {
  const { soonDay } = useFormats();
  const hours = useOpeningHours();
  const [now] = useState(() => new Date());
  if (startDate !== null && startDate <= toPakistanDay(now)) return undefined;
  const day = startDate === null ? undefined : findNamesDay(startDate, hours, now);
  if (day === undefined) return names.before;
  return day === toPakistanDay(now) ? names.today : names.by({ day: soonDay(day) });
}

export function NamesBy({ startDate }: { startDate: string | null }) {
  const by = useNamesBy(startDate);
  return by && <Text>{by}</Text>;
}
