import { addOpenMinutes, replacementCallMinutes } from "@hunarmand/api/open-hours";
import { Text } from "@mantine/core";
import { useState } from "react";
import callPromise from "../../locales/en/call-promise.json";
import { useOffice } from "../../shared/office/office.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Until when the office calls about a replacement that is asked for now (docs/product.md I2). Nothing if it has set no hours. */
export function CallPromise() {
  const { openDays = "", opensAt, closesAt } = useOffice();
  const [now] = useState(() => new Date());
  if (opensAt === undefined || closesAt === undefined) return null;
  const hours = { days: openDays.split(",").map(Number), opensAt, closesAt };
  return <CallBy time={addOpenMinutes(now, replacementCallMinutes, hours).toISOString()} />;
}

export function CallBy({ time }: { time: string }) {
  const texts = useMessages(callPromise);
  const { when } = useFormats();
  return <Text fw={600}>{texts.by({ moment: when(time) })}</Text>;
}
