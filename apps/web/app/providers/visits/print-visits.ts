import type { ReplyOf } from "@hunarmand/api/call";
import { paperKinds } from "@hunarmand/api/providers/papers";
import type { listVisits } from "@hunarmand/api/providers/visits";
import office from "../../locales/en/office.json";
import texts from "../../locales/en/visits.json";
import { printTable } from "../../shared/print/print-table.tsx";
import { makeFormats } from "../../shared/texts/formats.ts";
import { getLanguage, getMessages } from "../../shared/texts/messages.ts";

/** Prints who is expected on a day, for the person who receives them. */
export function printVisits({ day, visits }: ReplyOf<typeof listVisits>): void {
  const { desk } = getMessages(texts);
  const { statuses } = getMessages(office).providers;
  const { time, day: dayName } = makeFormats(getLanguage());
  const { columns } = desk;
  printTable({
    kind: "list",
    fileName: `visits-${day}.pdf`,
    heading: desk.title,
    intro: dayName(`${day}T12:00:00+05:00`),
    columns: [columns.time, columns.name, columns.phone, columns.papers, columns.application, columns.visit],
    rows: visits.map(({ startsAt, name, phoneNumber, papers, providerStatus, status }) => [
      time(startsAt),
      name,
      phoneNumber,
      desk.papers({ papers, all: paperKinds.length }),
      statuses[providerStatus],
      desk.statuses[status],
    ]),
    none: desk.none,
  });
}
