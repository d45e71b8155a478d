import { Text } from "@mantine/core";
import { useState } from "react";
import crewForm from "../../locales/en/crew-form.json";
import { useOpeningHours } from "../../shared/office/use-opening-hours.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { findNamesDay } from "./find-names-day.ts";

/** Until when the owner of a crew reads who comes: the office's last open day before the first day of work (docs/product.md X5). Nothing once that has come. */
export function NamesBy({ startDate }: { startDate: string | null }) {
  const { names } = useMessages(crewForm);
  const { dayName } = useFormats();
  const hours = useOpeningHours();
  const [now] = useState(() => new Date());
  if (startDate !== null && startDate <= toPakistanDay(now)) return null;
  const day = startDate === null ? undefined : findNamesDay(startDate, hours, now);
  if (day === undefined) return <Text>{names.before}</Text>;
  return <Text>{day === toPakistanDay(now) ? names.today : names.by({ day: dayName(day) })}</Text>;
}
