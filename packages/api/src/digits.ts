const otherDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** The digits of Urdu (۰ to ۹) and Arabic (٠ to ٩) keyboards as 0 to 9; all else stays, and so does the length. */
export const toPlainDigits = (text: string): string =>
  // Both rows begin where the last four bits are nought.
  text.replace(otherDigits, (digit) => String(digit.charCodeAt(0) % 16));
