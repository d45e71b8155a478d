import { Button, Text } from "@mantine/core";
import officeCall from "../../locales/en/office-call.json";
import { useMessages } from "../texts/messages.ts";
import { useOffice, WhenSet } from "./office.tsx";
import { OfficePhone } from "./office-links.tsx";

/** The office's phone for those who cannot wait: it takes urgent calls day and night. */
export function UrgentCall() {
  const { urgent } = useMessages(officeCall);
  return (
    <WhenSet name="phone">
      <Text>
        {urgent} <OfficePhone className="tall-link" />
      </Text>
    </WhenSet>
  );
}

/** The same as a button, for who waits now. */
export function UrgentCallButton() {
  const { urgent } = useMessages(officeCall);
  const { phone, phoneLink } = useOffice();
  return (
    <WhenSet name="phone">
      <div>
        <Text mt="xs">{urgent} </Text>
        <Button component="a" href={phoneLink} variant="light" fullWidth>
          <span className="ltr">{phone}</span>
        </Button>
      </div>
    </WhenSet>
  );
}
