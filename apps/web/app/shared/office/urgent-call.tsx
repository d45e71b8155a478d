import { Text } from "@mantine/core";
import officeCall from "../../locales/en/office-call.json";
import { lazyPart } from "../parts/lazy-part.tsx";
import { useMessages } from "../texts/messages.ts";
import { WhenSet } from "./office.tsx";
import { OfficePhone } from "./office-links.tsx";

// Below the number, which comes first.
const ClosedOffice = lazyPart(async () => (await import("./closed-office.tsx")).ClosedOffice, { away: () => null });

/**
 * The office's phone for those who cannot wait: it takes urgent calls day and night.
 * @param saysHours false where it is said above when the office calls: one answer to "when" is enough
 */
export function UrgentCall({ saysHours = true }: { saysHours?: boolean }) {
  const { urgent } = useMessages(officeCall);
  return (
    <WhenSet name="phone">
      <Text>
        {urgent} <OfficePhone className="tall-link" />
      </Text>
      {saysHours && <ClosedOffice />}
    </WhenSet>
  );
}
