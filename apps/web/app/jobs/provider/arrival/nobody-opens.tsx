import { Text } from "@mantine/core";
import jobArrival from "../../../locales/en/job-arrival.json";
import { WhenSet } from "../../../shared/office/office.tsx";
import { OfficePhone } from "../../../shared/office/office-links.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";

/** The office's phone for a handyman whom nobody lets in, or with another problem. After the customer's code somebody has opened. */
export function NobodyOpens({ hasOpened = false }: { hasOpened?: boolean }) {
  const { office, officeInside } = useMessages(jobArrival);
  return (
    <WhenSet name="phone">
      <Text>
        {hasOpened ? officeInside : office} <OfficePhone className="tall-link" />
      </Text>
    </WhenSet>
  );
}
