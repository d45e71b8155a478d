import { Anchor, Stack } from "@mantine/core";
import { providers } from "../locales/en/providers.ts";
import { LocationMap } from "../shared/location-map.tsx";
import { useMessages } from "../shared/messages.ts";
import { officeContact } from "../shared/office-contact.ts";

/** Where the office is, and how to call it. */
export function OfficePlace() {
  const { pending } = useMessages(providers);
  return (
    <Stack gap={0}>
      <LocationMap place={officeContact} address={officeContact.address} />
      <Anchor href={officeContact.phoneLink} className="tall-link">
        {pending.phone}:&nbsp;<span className="ltr">{officeContact.phone}</span>
      </Anchor>
      <Anchor href={officeContact.whatsappLink} target="_blank" rel="noreferrer" className="tall-link">
        {pending.whatsapp}
      </Anchor>
    </Stack>
  );
}
