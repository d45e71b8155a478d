import type { CrewMember, Presence } from "@hunarmand/api/contracts/crew";

/** Returns all days of a month, as 2026-03-01. */
export function listDays(month: string): string[] {
  const [year, number] = month.split("-").map(Number);
  const count = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
}

/** Counts the days of each kind. */
export function countMarks(marks: CrewMember["days"]): Record<Presence, number> {
  const count = (wanted: Presence) => marks.filter(({ presence }) => presence === wanted).length;
  return { present: count("present"), half: count("half"), absent: count("absent") };
}
