import type { CrewMember, CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Text } from "@mantine/core";
import { useSearchParams } from "react-router";
import ownCrew from "../../../locales/en/own-crew.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import type { OwnContract } from "../own-contract.ts";
import type { CrewToday } from "./crew-row.tsx";
import { useReports } from "./find-report.ts";

/**
 * Returns a function for whether a member is here today, by the sheet and the owner's own reports: "open" while nothing is known. It returns
 * undefined before the first day of work, after the last one, and for who has left.
 */
export function useCrewToday(contract: OwnContract) {
  const { row } = useMessages(ownCrew);
  const { findReport } = useReports(contract);
  const [query] = useSearchParams();
  const today = toPakistanDay();
  const hasBegun =
    contract.status === contractStatus.active && (contract.startDate === null || contract.startDate <= today);
  // The sheet of an earlier month does not have today.
  const isDay = hasBegun && today.startsWith(query.get("month") ?? "");
  return (member: CrewMember): { state: CrewToday; words: string } | undefined => {
    if (!isDay || member.leftDate !== null) return undefined;
    const presence = member.days.find(({ day }) => day === today)?.presence ?? "open";
    const state = findReport(member) ? "absent" : presence;
    return { state, words: row[state] };
  };
}

interface TodayCrewProps {
  contract: OwnContract;
  sheet: Pick<Sheet, "members">;
}

/** How many of the crew came today, and of how many nothing is known yet. Nothing before the first day of work. */
export function TodayCrew({ contract, sheet }: TodayCrewProps) {
  const { today: texts } = useMessages(ownCrew);
  const findToday = useCrewToday(contract);
  const states = sheet.members.flatMap((member) => findToday(member)?.state ?? []);
  if (states.length === 0) return null;
  const absent = states.filter((state) => state === "absent").length;
  const rest = states.filter((state) => state === "open").length;
  const came = states.length - absent - rest;
  const known = came > 0 ? texts.came({ came, absent, all: states.length }) : texts.absent({ absent: String(absent) });
  const words = came + absent === 0 ? texts.open : [known, rest > 0 && texts.rest({ rest })].filter(Boolean).join(" ");
  return (
    <div>
      <Text fw={600}>{words}</Text>
      <Text size="sm">{texts.report}</Text>
    </div>
  );
}
