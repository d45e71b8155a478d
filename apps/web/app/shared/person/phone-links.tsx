import { whatsappLink } from "@hunarmand/api/staff/public-settings";
import { Button } from "@mantine/core";
import { useCallTarget } from "./use-call-target.ts";

interface PhoneLinksProps {
  phone: string;
  call: string;
  whatsapp: string;
  /** For screens on which calling is not the main action. */
  quiet?: boolean;
}

/** Two buttons: call, and write on WhatsApp. */
export function PhoneLinks({ phone, call, whatsapp, quiet = false }: PhoneLinksProps) {
  return (
    <>
      <Button ref={useCallTarget()} component="a" href={`tel:${phone}`} variant={quiet ? "default" : "filled"}>
        {call}
      </Button>
      <Button component="a" href={whatsappLink(phone)} target="_blank" rel="noreferrer" variant="default">
        {whatsapp}
      </Button>
    </>
  );
}
