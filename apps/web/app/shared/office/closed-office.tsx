import { addOpenMinutes } from "@hunarmand/api/open-hours";
import { Text } from "@mantine/core";
import { useState } from "react";
import closedOffice from "../../locales/en/closed-office.json";
import { useMessages } from "../texts/messages.ts";
import { countDaysAhead } from "../texts/pakistan-day.ts";
import { useFormats } from "../texts/use-formats.ts";
import { useOffice } from "./office.tsx";
import { findOfficeCall } from "./office-call.ts";
import { OfficeWhatsapp } from "./office-links.tsx";
import { useOpeningHours } from "./use-opening-hours.ts";

const minuteMilliseconds = 60_000;

/** Beside the phone for urgent calls, while the office is closed: from when it takes other questions, and its WhatsApp, if it has set them. */
export function ClosedOffice() {
  const { today, onDay, whatsapp } = useMessages(closedOffice);
  const { time: sayTime, weekday } = useFormats();
  const office = useOffice();
  const hours = useOpeningHours();
  const [now] = useState(() => new Date());
  if (!hours) return null;
  const isOpen = addOpenMinutes(now, 1, hours).getTime() - now.getTime() === minuteMilliseconds;
  const opens = isOpen ? undefined : findOfficeCall(office, now)?.at.toISOString();
  if (!opens) return null;
  const time = sayTime(opens);
  return (
    <>
      <Text>{countDaysAhead(opens) === 0 ? today({ time }) : onDay({ day: weekday(opens), time })}</Text>
      <OfficeWhatsapp className="tall-link">{whatsapp}</OfficeWhatsapp>
    </>
  );
}
