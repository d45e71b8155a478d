import type { Language } from "@hunarmand/texts/catalogue";

/**
 * The office's public settings, each a text or link on pages. Separate from their schemas, because every public page needs the names but
 * not the schema library.
 */
export const publicSettingNames = [
  "phone",
  "dialledPhone",
  "phoneLink",
  "whatsappLink",
  "email",
  "emailLink",
  "address",
  "openingHours",
  "openDays",
  "opensAt",
  "closesAt",
  "latitude",
  "longitude",
  "mapLink",
  "facebook",
  "linkedin",
  "platformFeePercent",
  "offerRoundSize",
  "offerMinutes",
  "urgentOfferMinutes",
  "dayPriceFromPkr",
  "dayPriceToPkr",
  "demoPassword",
  "defaultLanguage",
] as const;
export type PublicSettingName = (typeof publicSettingNames)[number];
/** What pages and mails in Urdu show instead. Pages get them under the usual names (`settingsIn`). */
interface UrduSettings {
  readonly addressInUrdu?: string | undefined;
  readonly openingHoursInUrdu?: string | undefined;
}
export type PublicSettings = { readonly [Name in PublicSettingName]?: string | undefined } & UrduSettings;

/** Returns the settings as readers of this language see them. What the office has not written in Urdu is shown as it is. */
export function settingsIn(
  language: Language,
  { addressInUrdu, openingHoursInUrdu, ...settings }: PublicSettings,
): PublicSettings {
  if (language !== "ur") return settings;
  const { address, openingHours } = settings;
  return { ...settings, address: addressInUrdu ?? address, openingHours: openingHoursInUrdu ?? openingHours };
}
