/**
 * What everybody may read of the office's settings, as text that a page shows or a link that it leads to. Apart from their
 * schemas: every public page needs the names, and none the schema library.
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
] as const;
export type PublicSettingName = (typeof publicSettingNames)[number];
export type PublicSettings = { readonly [Name in PublicSettingName]?: string | undefined };
