/**
 * Removes the characters that `isolateValues` adds: for text messages, which are paid by their length, and for values of forms, which may
 * not contain hidden characters.
 */
export const withoutIsolates = (text: string): string => text.replace(/[\u200F\u2066-\u2069]/g, "");
