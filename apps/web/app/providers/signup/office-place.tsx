import { Box, Stack } from "@mantine/core";
import providers from "../../locales/en/providers.json";
import { OfficeHours, OfficeMap, OfficePhone, OfficeWhatsapp } from "../../shared/office/office-links.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

/** The office's address, hours and phone number. */
export function OfficePlace({ hasAddress = true }: { hasAddress?: boolean }) {
  const { pending } = useMessages(providers);
  return (
    <Stack gap={0}>
      <OfficeMap hasAddress={hasAddress} />
      <Box mt="xs">
        <OfficeHours />
      </Box>
      <OfficePhone label={pending.phone} className="tall-link" />
      <OfficeWhatsapp className="tall-link">{pending.whatsapp}</OfficeWhatsapp>
    </Stack>
  );
}
