import type { ExportSchedule } from "@hunarmand/api/reports/export-schedules";
import { type Desk, desks } from "../../desk/desks.ts";

/** Returns the desk of a list's path, such as /office/jobs or /office/catalogue/skills. */
export function findDesk(path: string): Desk | undefined {
  const [, , noun] = path.split("/");
  return (Object.keys(desks) as Desk[]).find((desk) => noun && desks[desk].path === `/office/${noun}`);
}

/**
 * Returns the address of the list that a mail leads to, with the filters of its schedule, the days of the mail and the export unfolded.
 * Undefined if the schedule has ended.
 */
export function findList(
  schedules: readonly ExportSchedule[],
  { id, days }: { id: string; days: URLSearchParams },
): string | undefined {
  const schedule = schedules.find((each) => each.id === id);
  if (!schedule || schedule.search === null) return undefined;
  const search = new URLSearchParams(schedule.search);
  for (const name of ["from", "to"]) {
    const day = days.get(name);
    if (day) search.set(name, day);
  }
  return `${schedule.desk}${search.size > 0 ? `?${search}` : ""}#export`;
}
