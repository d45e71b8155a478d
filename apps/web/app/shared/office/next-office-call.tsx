import { Text } from "@mantine/core";
import { useState } from "react";
import officeCall from "../../locales/en/office-call.json";
import { useMessages } from "../texts/messages.ts";
import { findNearDay } from "../texts/pakistan-day.ts";
import { useFormats } from "../texts/use-formats.ts";
import { useOffice } from "./office.tsx";
import { findOfficeCall, type OfficeCall } from "./office-call.ts";
import { OfficeHours } from "./office-links.tsx";
import { UrgentCall } from "./urgent-call.tsx";

/** When the office calls about a job for which it looks for somebody, and its phone for those who cannot wait. */
export function NextOfficeCall() {
  return (
    <>
      <OfficeCallTime />
      <UrgentCall saysHours={false} />
    </>
  );
}

/** When the office calls, from now on or from a later time on: nothing if it is open then, on a later day. */
export function OfficeCallTime({ after }: { after?: string | undefined }) {
  const office = useOffice();
  const [now] = useState(() => new Date());
  const call = findOfficeCall(office, after === undefined ? now : new Date(after));
  return call ? <CallTime call={call} /> : <OfficeHours />;
}

function CallTime({ call: { kind, at } }: { call: OfficeCall }) {
  const { until, from } = useMessages(officeCall);
  const { time: sayTime, dayName } = useFormats();
  const iso = at.toISOString();
  const [time, near] = [sayTime(iso), findNearDay(iso)];
  if (kind === "until") return near === 0 ? <Text fw={600}>{until({ time })}</Text> : null;
  if (near === 0) return <Text fw={600}>{from.today({ time })}</Text>;
  if (near === 1) return <Text fw={600}>{from.tomorrow({ time })}</Text>;
  return <Text fw={600}>{from.later({ day: dayName(iso), time })}</Text>;
}
