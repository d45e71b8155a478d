import { isWholePoint, OfficeContactBody } from "@hunarmand/api/staff/public-settings";
import { type OfficeSettings, updateOfficeSettings } from "@hunarmand/api/staff/staff";
import type { z } from "zod";

/** The contract's settings on one level, as a form has them. */
export const SettingsForm = updateOfficeSettings.body
  .omit({ contact: true })
  .required()
  .extend(OfficeContactBody.shape)
  .refine(isWholePoint, {
    path: ["longitude"],
    message: "Latitude and longitude go together.",
  });

export const toFields = ({ contact, ...numbers }: OfficeSettings) => ({
  platformFeePercent: String(numbers.platformFeePercent),
  offerRoundSize: String(numbers.offerRoundSize),
  offerMinutes: String(numbers.offerMinutes),
  phone: contact.phone ?? "",
  whatsapp: contact.whatsapp ?? "",
  email: contact.email ?? "",
  address: contact.address ?? "",
  openingHours: contact.openingHours ?? "",
  latitude: String(contact.latitude ?? ""),
  longitude: String(contact.longitude ?? ""),
  facebook: contact.facebook ?? "",
  linkedin: contact.linkedin ?? "",
});

/** What was left empty is not set: the public pages then say nothing about it. */
export function toSettings({
  platformFeePercent,
  offerRoundSize,
  offerMinutes,
  ...contact
}: z.output<typeof SettingsForm>) {
  const given = Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== undefined));
  return { platformFeePercent, offerRoundSize, offerMinutes, contact: given };
}
