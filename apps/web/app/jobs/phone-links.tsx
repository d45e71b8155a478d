import { Anchor } from "@mantine/core";
import { jobs } from "../locales/en/jobs.ts";
import { useMessages } from "../shared/messages.ts";

/** A number to call, with a WhatsApp link beside it. */
export function PhoneLinks({ phone }: { phone: string }) {
  const { whatsapp } = useMessages(jobs);
  return (
    <span className="phone-links">
      <Anchor href={`tel:${phone}`} className="tall-link ltr">
        {phone}
      </Anchor>
      <Anchor href={whatsAppLink(phone)} target="_blank" rel="noreferrer" className="tall-link">
        {whatsapp}
      </Anchor>
    </span>
  );
}

/** WhatsApp wants the number's digits alone, with the country code. */
export function whatsAppLink(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}`;
}
