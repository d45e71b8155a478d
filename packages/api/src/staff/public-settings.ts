import type { Language } from "@hunarmand/texts/catalogue";
import { z } from "zod";
import type { DayPrice } from "../contracts/day-price.ts";
import { blankAsAbsent, Email, Latitude, Longitude, optionalLines, optionalText, PhoneNumber } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import type { PublicSettings } from "./public-setting-names.ts";
import type { VisitHours } from "./visit-hours.ts";

export type { PublicSettings };

/** An address of ours on another site: links on public pages must be http or https. */
const WebPage = z
  .string()
  .trim()
  .max(limits.addressCharacters)
  .pipe(z.url({ protocol: /^https$/, message: nameIssue("address-format") }));

/** The office's public contact data. Fields that are not set are absent. */
export const OfficeContact = z.object({
  phone: z.string().optional(),
  whatsapp: z.string().optional(),
  email: z.string().optional(),
  address: z.string().optional(),
  openingHours: z.string().optional(),
  addressInUrdu: z.string().optional(),
  openingHoursInUrdu: z.string().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  facebook: z.string().optional(),
  linkedin: z.string().optional(),
});
export type OfficeContact = z.infer<typeof OfficeContact>;

/** The same as sent in a request. Empty fields count as absent. `latitude` and `longitude` are set together. */
export const OfficeContactBody = z.object({
  phone: blankAsAbsent(PhoneNumber),
  whatsapp: blankAsAbsent(PhoneNumber),
  email: blankAsAbsent(Email),
  address: optionalLines(limits.addressCharacters),
  openingHours: optionalText(limits.addressCharacters),
  addressInUrdu: optionalLines(limits.addressCharacters),
  openingHoursInUrdu: optionalText(limits.addressCharacters),
  latitude: blankAsAbsent(Latitude),
  longitude: blankAsAbsent(Longitude),
  facebook: blankAsAbsent(WebPage),
  linkedin: blankAsAbsent(WebPage),
});

/** Both coordinates, or none. */
export const isWholePoint = ({ latitude, longitude }: Pick<OfficeContact, "latitude" | "longitude">): boolean =>
  (latitude === undefined) === (longitude === undefined);

/** The contact data of a change of the settings. */
export const OfficeContactChange = OfficeContactBody.refine(isWholePoint, {
  path: ["longitude"],
  message: nameIssue("coordinates-pair"),
});

interface PublishedSettings {
  platformFeePercent: number;
  offerRoundSize: number;
  offerMinutes: number;
  urgentOfferMinutes: number;
  contact: OfficeContact;
  usualDayPrice?: DayPrice | null | undefined;
  /** When people are at the office. Pages calculate from it when the office calls. */
  visits?: Pick<VisitHours, "days" | "opensAt" | "closesAt"> | undefined;
  defaultLanguage?: Language | undefined;
  /** The password of all demo accounts while the demo exists. Production refuses a database with a demo. */
  demoPassword?: string | undefined;
}

/** WhatsApp needs only the digits of the number, with the country code. */
export const whatsappLink = (phone: string): string => `https://wa.me/${dialledNumber(phone).replace(/\D/g, "")}`;

/** Pakistani unless it has another country code. Numbers that only work in the country, such as 111-486-276, are dialled as they are. */
function dialledNumber(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (phone.trim().startsWith("+")) return `+${digits}`;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  return /^0\d{9,10}$/.test(digits) ? `+92${digits.slice(1)}` : digits;
}

/** The settings for pages, mails and structured data. Settings that are not set are absent. */
export function makePublicSettings(settings: PublishedSettings): PublicSettings {
  const { contact, visits, usualDayPrice, demoPassword, ...numbers } = settings;
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
    openDays: visits?.days.join(","),
    opensAt: visits?.opensAt,
    closesAt: visits?.closesAt,
    addressInUrdu: contact.addressInUrdu,
    openingHoursInUrdu: contact.openingHoursInUrdu,
    latitude: point && String(latitude),
    longitude: point && String(longitude),
    mapLink: point && `https://www.google.com/maps/search/?api=1&query=${point}`,
    facebook,
    linkedin,
    platformFeePercent: String(numbers.platformFeePercent),
    offerRoundSize: String(numbers.offerRoundSize),
    offerMinutes: String(numbers.offerMinutes),
    urgentOfferMinutes: String(numbers.urgentOfferMinutes),
    dayPriceFromPkr: usualDayPrice ? String(usualDayPrice.fromPkr) : undefined,
    dayPriceToPkr: usualDayPrice ? String(usualDayPrice.toPkr) : undefined,
    demoPassword,
    // English is the default of the default: its pages need not name it.
    defaultLanguage: numbers.defaultLanguage === "en" ? undefined : numbers.defaultLanguage,
  };
}
