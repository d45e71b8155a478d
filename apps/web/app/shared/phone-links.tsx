import { Button } from "@mantine/core";

interface PhoneLinksProps {
  phone: string;
  call: string;
  whatsapp: string;
  /** Where calling is not the main thing to do. */
  quiet?: boolean;
}

/** Two buttons: call, and write on WhatsApp. */
export function PhoneLinks({ phone, call, whatsapp, quiet = false }: PhoneLinksProps) {
  return (
    <>
      <Button component="a" href={`tel:${phone}`} variant={quiet ? "default" : "filled"}>
        {call}
      </Button>
      <Button component="a" href={whatsAppLink(phone)} target="_blank" rel="noreferrer" variant="default">
        {whatsapp}
      </Button>
    </>
  );
}

/** WhatsApp wants the number's digits alone, with the country code. */
export function whatsAppLink(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}`;
}
