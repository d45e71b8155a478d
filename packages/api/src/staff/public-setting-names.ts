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
  "latitude",
  "longitude",
  "mapLink",
  "facebook",
  "linkedin",
  "platformFeePercent",
  "offerRoundSize",
  "offerMinutes",
  "demoPassword",
  "defaultLanguage",
] as const;
export type PublicSettingName = (typeof publicSettingNames)[number];
export type PublicSettings = { readonly [Name in PublicSettingName]?: string | undefined };
