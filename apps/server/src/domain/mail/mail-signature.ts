import type { PublicSettings } from "@hunarmand/api/staff/public-settings";
import type { Language } from "@hunarmand/texts/catalogue";
import { getTexts } from "../../values/texts.ts";

/** Returns the office's contact data for the end of each mail, or nothing if the office has not set any. */
export function signMails(
  { phone, openingHours: hours, email, whatsappLink: link, address }: PublicSettings,
  language: Language,
): string {
  if (!phone && !email) return "";
  const texts = getTexts("mails", language).signature;
  const lines = [
    "Hunarmand",
    phone && (hours ? texts.phoneHours({ phone, hours }) : texts.phone({ phone })),
    link && texts.whatsapp({ link }),
    email && texts.email({ email }),
    address,
  ];
  return `\n\n-- \n${lines.filter(Boolean).join("\n")}`;
}
