import type { CrewMember, CrewSheet } from "@hunarmand/api/contracts/crew";
import contracts from "../../locales/en/contracts.json";
import { printTable } from "../../shared/print/print-table.tsx";
import { makeFormats } from "../../shared/texts/formats.ts";
import { getLanguage, getMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";
import { listDays } from "./month-marks.ts";

/** Fit in the narrow columns of the days, are the same in all languages, and every font has them. */
const signs = { present: "1", half: "½", absent: "0" } as const;

const noon = (day: string) => `${day}T12:00:00+05:00`;

/** Prints a month of a crew's days: a row for each member, a column for each day, then the notes. */
export function printCrewSheet(sheet: CrewSheet, project: string): void {
  const { sheet: texts } = getMessages(contracts);
  const { month: monthName, day: dayName } = makeFormats(getLanguage());
  const days = listDays(sheet.month);
  const notes = sheet.members.flatMap(({ name, days: marked }) =>
    marked.flatMap(({ day, note }) => (note ? [`${dayName(noon(day))}, ${name}: ${note}`] : [])),
  );
  printTable({
    kind: "sheet",
    fileName: `days-${sheet.month}.pdf`,
    heading: `${texts.title}: ${project}`,
    intro: monthName(noon(`${sheet.month}-01`)),
    columns: [texts.member, ...days.map((day) => String(Number(day.slice(-2)))), ...Object.values(texts.sums)],
    rows: sheet.members.map((member) => toRow(member, days)),
    none: texts.empty,
    remarks: [
      (["present", "half", "absent"] as const).map((kind) => `${signs[kind]} ${texts.presences[kind]}`).join("   "),
      texts.sumsHint,
      ...notes,
    ],
  });
}

function toRow({ name, category, days: marked, totals }: CrewMember, days: readonly string[]): string[] {
  const marks = new Map(marked.map(({ day, presence }) => [day, signs[presence]]));
  const sums = [totals.present, totals.half, totals.absent].map(String);
  return [`${name}, ${getName(category)}`, ...days.map((day) => marks.get(day) ?? ""), ...sums];
}
