import { createHmac, timingSafeEqual } from "node:crypto";

const hashField = "pp_SecureHash";

/** Hashes all non-empty fields in the order of their names: `salt&value&value`, HMAC-SHA256 with the salt as key. */
export function makeSecureHash(fields: Readonly<Record<string, string>>, salt: string): string {
  const values = Object.keys(fields)
    .filter((name) => /^pp/i.test(name) && name !== hashField && fields[name] !== "")
    .sort()
    .map((name) => fields[name]);
  return createHmac("sha256", salt)
    .update([salt, ...values].join("&"))
    .digest("hex")
    .toUpperCase();
}

/** Returns the fields with their hash. */
export const withSecureHash = (fields: Readonly<Record<string, string>>, salt: string): Record<string, string> => ({
  ...fields,
  [hashField]: makeSecureHash(fields, salt),
});

export function isSecure(fields: Readonly<Record<string, string>>, salt: string): boolean {
  const given = Buffer.from((fields[hashField] ?? "").toUpperCase());
  const expected = Buffer.from(makeSecureHash(fields, salt));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
