/** Pass these to `Intl.DateTimeFormat` for `formatUrduTime`: Urdu names the part of the day instead of AM and PM. */
export const urduPartOfDay = { hour12: true, dayPeriod: "short" } as const;

/**
 * Returns "رات 10:20" or "سہ پہر 4": Urdu says the part of the day first, and Intl last. No line ends within a time with
 * minutes. Above narrow columns an hour is on a line of its own.
 */
export function formatUrduTime(format: Intl.DateTimeFormat, date: Date): string {
  let [partOfDay, clock] = ["", ""];
  for (const { type, value } of format.formatToParts(date)) {
    if (type === "dayPeriod") partOfDay = value;
    else clock += value;
  }
  const gap = clock.includes(":") ? "\u00A0" : " ";
  return `${partOfDay.replaceAll(" ", "\u00A0")}${gap}${clock.trim()}`;
}
