import { Text } from "@mantine/core";
import { useState } from "react";
import officeCall from "../../locales/en/office-call.json";
import { useMessages } from "../texts/messages.ts";
import { findNearDay } from "../texts/pakistan-day.ts";
import { useFormats } from "../texts/use-formats.ts";
import { useOffice } from "./office.tsx";
import { findOfficeCall } from "./office-call.ts";
import { OfficeHours } from "./office-links.tsx";

interface OfficePromiseProps {
  /** `ifNobody`: once the asked have not accepted. `looks`: the office looks already. */
  kind: "ifNobody" | "looks";
  /** From when on it may call. */
  after?: string | undefined;
}

/** What the office does about a job that nobody takes and when it calls, in one sentence (docs/product.md O4). */
export function OfficePromise({ kind, after }: OfficePromiseProps) {
  const texts = useMessages(officeCall)[kind];
  const { time: sayTime, dayName } = useFormats();
  const office = useOffice();
  const [now] = useState(() => new Date());
  const call = findOfficeCall(office, after === undefined ? now : new Date(after));
  if (!call) {
    return (
      <>
        <Text>{texts.unknown}</Text>
        <OfficeHours />
      </>
    );
  }
  const iso = call.at.toISOString();
  const [time, near] = [sayTime(iso), findNearDay(iso)];
  // It is open when their time ends on another day: the hour of its closing then says little.
  if (call.kind === "until") return <Text>{near === 0 ? texts.until({ time }) : texts.unknown}</Text>;
  if (near === 0) return <Text>{texts.today({ time })}</Text>;
  return <Text>{near === 1 ? texts.tomorrow({ time }) : texts.later({ day: dayName(iso), time })}</Text>;
}
