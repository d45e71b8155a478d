import { Text } from "@mantine/core";
import { useState } from "react";
import closedOffice from "../../locales/en/closed-office.json";
import { useMessages } from "../texts/messages.ts";
import { findNearDay } from "../texts/pakistan-day.ts";
import { useFormats } from "../texts/use-formats.ts";
import { useOffice } from "./office.tsx";
import { findOfficeCall } from "./office-call.ts";
import { OfficeWhatsapp } from "./office-links.tsx";

/** Beside the phone for urgent calls, while the office is closed: from when it takes other questions, and its WhatsApp, if it has set them. */
export function ClosedOffice() {
  const { today, tomorrow, onDay, whatsapp } = useMessages(closedOffice);
  const { time: sayTime, dayName } = useFormats();
  const office = useOffice();
  const [now] = useState(() => new Date());
  const call = findOfficeCall(office, now);
  if (call?.kind !== "from") return null;
  const opens = call.at.toISOString();
  const [time, near] = [sayTime(opens), findNearDay(opens)];
  return (
    <>
      <Text>
        {near === undefined ? onDay({ day: dayName(opens), time }) : (near === 1 ? tomorrow : today)({ time })}
      </Text>
      <OfficeWhatsapp className="tall-link">{whatsapp}</OfficeWhatsapp>
    </>
  );
}
