import "./month-table.css";
import type { CrewMember, Presence, CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { presences } from "@hunarmand/api/contracts/crew";
import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { countMarks, listDays } from "./month-marks.ts";

/** A month at one look: for each member the number of days, and a box for each day. Nothing before the first entry. */
export function MonthTable({ sheet: { month, members } }: { sheet: Sheet }) {
  const shown = members.filter(({ days, leftDate }) => days.length > 0 || leftDate === null);
  if (shown.every(({ days }) => days.length === 0)) return null;
  return <Table month={month} shown={shown} />;
}

function Table({ month, shown }: { month: string; shown: readonly CrewMember[] }) {
  const { sheet: texts } = useMessages(contracts);
  const { month: monthName } = useFormats();
  return (
    <table className="month-table">
      <caption>
        {texts.overview({ month: monthName(`${month}-01T00:00:00+05:00`) })}
        <span className="month-key">
          {presences.map((presence) => (
            <span key={presence}>
              <i data-presence={presence} /> {texts.presences[presence]}
            </span>
          ))}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.member}</th>
          {presences.map((presence) => (
            <th key={presence} scope="col">
              {texts.sums[presence]}
            </th>
          ))}
        </tr>
      </thead>
      {shown.map((member) => (
        <tbody key={member.providerId}>
          <Sums name={member.name} marks={member.days} />
          <tr aria-hidden>
            <td colSpan={presences.length + 1}>
              <Boxes days={listDays(month)} marks={member.days} />
            </td>
          </tr>
        </tbody>
      ))}
      <tfoot>
        <Sums name={texts.everybody} marks={shown.flatMap(({ days }) => days)} />
      </tfoot>
    </table>
  );
}

type Marks = CrewMember["days"];

function Sums({ name, marks }: { name: string; marks: Marks }) {
  const counts = countMarks(marks);
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      {presences.map((presence) => (
        <td key={presence} data-presence={presence}>
          {counts[presence]}
        </td>
      ))}
    </tr>
  );
}

/** A full day is a whole box, half a day a lower one, an absence only a line. */
function Boxes({ days, marks }: { days: readonly string[]; marks: Marks }) {
  const presenceOf = new Map<string, Presence>(marks.map(({ day, presence }) => [day, presence]));
  return (
    <div className="month-boxes" dir="ltr">
      {days.map((day) => (
        <i key={day} data-presence={presenceOf.get(day)} />
      ))}
    </div>
  );
}
