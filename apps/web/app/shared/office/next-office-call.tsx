import { findJobCall } from "@hunarmand/api/open-hours";
import { Text } from "@mantine/core";
import { useState } from "react";
import officeCall from "../../locales/en/office-call.json";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";
import { OfficeHours } from "./office-links.tsx";
import { UrgentCall } from "./urgent-call.tsx";
import { useOpeningHours } from "./use-opening-hours.ts";

interface OfficeCallTimeProps {
  /** When nobody is left to ask. Now, where nobody does the work. */
  from?: Date | undefined;
  /** When the job is wished, as an ISO date. */
  wish: string | undefined;
}

/** By when the office calls about a job for which it looks for somebody, and its phone for those who cannot wait. */
export function NextOfficeCall(props: OfficeCallTimeProps) {
  return (
    <>
      <OfficeCallTime {...props} />
      <UrgentCall saysHours={false} />
    </>
  );
}

/**
 * By when the office calls about a job that nobody accepts, before it is posted (docs/product.md O4). `isLast` where somebody can
 * still accept.
 */
export function OfficeCallTime({ from, wish, isLast = false }: OfficeCallTimeProps & { isLast?: boolean }) {
  const { by, ifNobody } = useMessages(officeCall);
  const { when } = useFormats();
  const hours = useOpeningHours();
  const [now] = useState(() => new Date());
  if (!hours) return <OfficeHours />;
  const call = findJobCall({ from: from ?? now, wished: wish === undefined ? null : new Date(wish) }, hours);
  const moment = when(call.toISOString());
  return isLast ? <Text>{ifNobody.by({ moment })}</Text> : <Text fw={600}>{by({ moment })}</Text>;
}
