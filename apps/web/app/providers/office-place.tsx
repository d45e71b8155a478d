import { Anchor, Stack, Text } from "@mantine/core";
import { providers } from "../locales/en/providers.ts";
import { LocationMap } from "../shared/location-map.tsx";
import { useMessages } from "../shared/messages.ts";
import { officeContact } from "../shared/office-contact.ts";

/** Where the office is, and how to call it. */
export function OfficePlace() {
  const { pending } = useMessages(providers);
  return (
    <Stack gap="xs">
      <Text>
        {pending.phone}:{" "}
        <Anchor href={officeContact.phoneLink} className="tall-link ltr">
          {officeContact.phone}
        </Anchor>
      </Text>
      <Anchor href={officeContact.whatsappLink} target="_blank" rel="noreferrer" className="tall-link">
        {pending.whatsapp}
      </Anchor>
      <LocationMap place={officeContact} address={`${pending.office}: ${officeContact.address}`} />
    </Stack>
  );
}
