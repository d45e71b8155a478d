import { addOpenMinutes } from "@hunarmand/api/open-hours";
import { Text } from "@mantine/core";
import { useState } from "react";
import closedOffice from "../../locales/en/closed-office.json";
import { useMessages } from "../texts/messages.ts";
import { useOffice } from "./office.tsx";
import { OfficeWhatsapp } from "./office-links.tsx";
import { useOpeningHours } from "./use-opening-hours.ts";

const minuteMilliseconds = 60_000;

/** Beside the phone for urgent calls, while the office is closed: when it takes other calls, and its WhatsApp, if it has set them. */
export function ClosedOffice() {
  const { closed, whatsapp } = useMessages(closedOffice);
  const { openingHours } = useOffice();
  const hours = useOpeningHours();
  const [now] = useState(() => new Date());
  if (!hours || !openingHours) return null;
  const isOpen = addOpenMinutes(now, 1, hours).getTime() - now.getTime() === minuteMilliseconds;
  if (isOpen) return null;
  return (
    <>
      <Text size="sm">{closed({ hours: openingHours })}</Text>
      <OfficeWhatsapp className="tall-link">{whatsapp}</OfficeWhatsapp>
    </>
  );
}
