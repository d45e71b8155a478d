import type { PublicSettings } from "@hunarmand/api/staff/public-settings";

/** How to reach the office, below each mail; nothing where it has set nothing to call or write to. */
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
