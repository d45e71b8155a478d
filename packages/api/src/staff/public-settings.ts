import { z } from "zod";
import { blankAsAbsent, Email, Latitude, Longitude, optionalLines, optionalText, PhoneNumber } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import type { PublicSettings } from "./public-setting-names.ts";

export type { PublicSettings };

/** A page of ours elsewhere: links on public pages lead nowhere but to the web. */
const WebPage = z
  .string()
  .trim()
  .max(limits.addressCharacters)
  .pipe(z.url({ protocol: /^https$/, message: nameIssue("address-format") }));

/** What the office shows of itself; nothing where it has set nothing. */
export const OfficeContact = z.object({
  phone: z.string().optional(),
  whatsapp: z.string().optional(),
  email: z.string().optional(),
  address: z.string().optional(),
  openingHours: z.string().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  facebook: z.string().optional(),
  linkedin: z.string().optional(),
});
export type OfficeContact = z.infer<typeof OfficeContact>;

/** The same as it is sent; empty fields count as absent. `latitude` and `longitude` go together. */
export const OfficeContactBody = z.object({
  phone: blankAsAbsent(PhoneNumber),
  whatsapp: blankAsAbsent(PhoneNumber),
  email: blankAsAbsent(Email),
  address: optionalLines(limits.addressCharacters),
  openingHours: optionalText(limits.addressCharacters),
  latitude: blankAsAbsent(Latitude),
  longitude: blankAsAbsent(Longitude),
  facebook: blankAsAbsent(WebPage),
  linkedin: blankAsAbsent(WebPage),
});

/** Both halves of a map point, or none. */
export const isWholePoint = ({ latitude, longitude }: Pick<OfficeContact, "latitude" | "longitude">): boolean =>
  (latitude === undefined) === (longitude === undefined);

interface PublishedSettings {
  platformFeePercent: number;
  offerRoundSize: number;
  offerMinutes: number;
  contact: OfficeContact;
  /** Of all accounts of the demo, as long as it is there; production refuses a database that holds it. */
  demoPassword?: string | undefined;
}

/** WhatsApp wants the number's digits alone, with the country code. */
export const whatsappLink = (phone: string): string => `https://wa.me/${dialledNumber(phone).replace(/\D/g, "")}`;

/** Pakistani unless it says otherwise; numbers for one country only, such as 111-486-276, are dialled as they are. */
function dialledNumber(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (phone.trim().startsWith("+")) return `+${digits}`;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  return /^0\d{9,10}$/.test(digits) ? `+92${digits.slice(1)}` : digits;
}

/** The settings as pages, mails and structured data use them. What is not set is absent. */
export function makePublicSettings({ contact, demoPassword, ...numbers }: PublishedSettings): PublicSettings {
  const { phone, whatsapp, email, address, openingHours, latitude, longitude, facebook, linkedin } = contact;
  const point = latitude === undefined || longitude === undefined ? undefined : `${latitude},${longitude}`;
  return {
    phone,
    dialledPhone: phone && dialledNumber(phone),
    phoneLink: phone && `tel:${dialledNumber(phone)}`,
    whatsappLink: whatsapp && whatsappLink(whatsapp),
    email,
    emailLink: email && `mailto:${email}`,
    address,
    openingHours,
    latitude: point && String(latitude),
    longitude: point && String(longitude),
    mapLink: point && `https://www.google.com/maps/search/?api=1&query=${point}`,
    facebook,
    linkedin,
    platformFeePercent: String(numbers.platformFeePercent),
    offerRoundSize: String(numbers.offerRoundSize),
    offerMinutes: String(numbers.offerMinutes),
    demoPassword,
  };
}
