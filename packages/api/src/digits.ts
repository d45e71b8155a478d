const otherDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** Replaces the digits of Urdu (۰ to ۹) and Arabic (٠ to ٩) keyboards by 0 to 9. All else stays, and so does the length. */
export const toPlainDigits = (text: string): string =>
  // Both ranges start at a code whose last four bits are zero.
  text.replace(otherDigits, (digit) => String(digit.charCodeAt(0) % 16));
