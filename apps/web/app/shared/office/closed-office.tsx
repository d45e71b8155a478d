import { Text } from "@mantine/core";
import { useState } from "react";
import closedOffice from "../../locales/en/closed-office.json";
import { useMessages } from "../texts/messages.ts";
import { countDaysAhead } from "../texts/pakistan-day.ts";
import { useFormats } from "../texts/use-formats.ts";
import { useOffice } from "./office.tsx";
import { findOfficeCall } from "./office-call.ts";
import { OfficeWhatsapp } from "./office-links.tsx";

/** Beside the phone for urgent calls, while the office is closed: from when it takes other questions, and its WhatsApp, if it has set them. */
export function ClosedOffice() {
  const { today, onDay, whatsapp } = useMessages(closedOffice);
  const { time: sayTime, weekday } = useFormats();
  const office = useOffice();
  const [now] = useState(() => new Date());
  const call = findOfficeCall(office, now);
  if (call?.kind !== "from") return null;
  const opens = call.at.toISOString();
  const time = sayTime(opens);
  return (
    <>
      <Text>{countDaysAhead(opens) === 0 ? today({ time }) : onDay({ day: weekday(opens), time })}</Text>
      <OfficeWhatsapp className="tall-link">{whatsapp}</OfficeWhatsapp>
    </>
  );
}
