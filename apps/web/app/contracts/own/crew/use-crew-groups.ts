import type { CrewMember, CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { countByTrade } from "@hunarmand/api/contracts/crew/crew-by-trade";
import { groupBy } from "es-toolkit/array";
import ownCrew from "../../../locales/en/own-crew.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import type { CrewGroup } from "../../crew/crew-groups.tsx";
import type { OwnContract } from "../own-contract.ts";
import { useReports } from "./find-report.ts";

/** The faces of so many are read in one list. */
const shownAtOnceMax = 8;

/** Returns a large crew in groups: open those who did not come today, then each trade, then who has left. Undefined for a small one. */
export function useCrewGroups(contract: OwnContract, { members }: Pick<Sheet, "members">): CrewGroup[] | undefined {
  const { trade: sayTrade, groups: texts } = useMessages(ownCrew);
  const { findReport } = useReports(contract);
  if (members.length <= shownAtOnceMax) return undefined;
  const today = toPakistanDay();
  const isAbsent = (one: CrewMember) =>
    one.leftDate === null &&
    (findReport(one) !== undefined || one.days.some(({ day, presence }) => day === today && presence === "absent"));
  const absent = members.filter(isAbsent);
  const { rows, others } = countByTrade(contract.quote?.crew ?? [], members);
  const ofTrades = rows.map(({ trade, handymen, count, people }) => ({
    title: sayTrade({ trade: getName(trade), count: String(count), wanted: String(handymen) }),
    members: people,
  }));
  const byOtherTrade = groupBy(others, ({ skills: [skill], category }) => skill ?? category);
  const ofOthers = Object.entries(byOtherTrade).map(([trade, people]) => ({
    title: texts.trade({ trade: getName(trade), count: String(people.length) }),
    members: people,
  }));
  const left = members.filter(({ leftDate }) => leftDate !== null);
  return [
    { title: texts.absent({ count: absent.length }), members: absent, isOpen: true },
    ...[...ofTrades, ...ofOthers].map((group) => ({
      ...group,
      members: group.members.filter((one) => !isAbsent(one)),
    })),
    { title: texts.left({ count: left.length }), members: left },
  ].filter((group) => group.members.length > 0);
}
