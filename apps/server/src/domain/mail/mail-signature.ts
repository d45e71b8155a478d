import type { PublicSettings } from "@hunarmand/api/staff/public-settings";

/** Returns the office's contact data for the end of each mail, or nothing if the office has not set any. */
export function signMails({ phone, openingHours, email, whatsappLink, address }: PublicSettings): string {
  if (!phone && !email) return "";
  const lines = [
    "Hunarmand",
    phone && (openingHours ? `Phone: ${phone} (${openingHours})` : `Phone: ${phone}`),
    whatsappLink && `WhatsApp: ${whatsappLink}`,
    email && `Email: ${email}`,
    address,
  ];
  return `\n\n-- \n${lines.filter(Boolean).join("\n")}`;
}
