import { Stack } from "@mantine/core";
import providers from "../locales/en/providers.json";
import { useMessages } from "../shared/messages.ts";
import { OfficeHours, OfficeMap, OfficePhone, OfficeWhatsapp } from "../shared/office-links.tsx";

/** Where the office is, when it is open, and how to call it. */
export function OfficePlace() {
  const { pending } = useMessages(providers);
  return (
    <Stack gap={0}>
      <OfficeMap />
      <OfficeHours />
      <OfficePhone label={pending.phone} className="tall-link" />
      <OfficeWhatsapp className="tall-link">{pending.whatsapp}</OfficeWhatsapp>
    </Stack>
  );
}
