import { Button, Text } from "@mantine/core";
import officeCall from "../../../../locales/en/office-call.json";
import { useOffice, WhenSet } from "../../../../shared/office/office.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";

/** The office's phone as a button: it takes urgent calls day and night. */
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
