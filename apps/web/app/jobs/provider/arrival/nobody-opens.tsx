import { Text } from "@mantine/core";
import jobArrival from "../../../locales/en/job-arrival.json";
import { WhenSet } from "../../../shared/office/office.tsx";
import { OfficePhone } from "../../../shared/office/office-links.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";

/** For a handyman whom nobody lets in: the office decides what happens. */
export function NobodyOpens() {
  const { office } = useMessages(jobArrival);
  return (
    <WhenSet name="phone">
      <Text>
        {office} <OfficePhone className="tall-link" />
      </Text>
    </WhenSet>
  );
}
