import type { CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { Anchor, Text } from "@mantine/core";
import ownCrew from "../../../locales/en/own-crew.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import type { OwnContract } from "../own-contract.ts";
import { useReports } from "./find-report.ts";

interface TodayCrewProps {
  contract: OwnContract;
  sheet: Pick<Sheet, "members">;
}

/** Who came today, by the sheet and the owner's own reports, and of whom nothing is known yet, with the way to those who did not. Nothing before the first day of work. */
export function TodayCrew({ contract, sheet }: TodayCrewProps) {
  const { today: texts } = useMessages(ownCrew);
  const { findReport } = useReports(contract);
  const today = toPakistanDay();
  const members = sheet.members.filter(({ leftDate }) => leftDate === null);
  if (members.length === 0 || (contract.startDate !== null && contract.startDate > today)) return null;
  const presenceOf = ({ days }: (typeof members)[number]) => days.find(({ day }) => day === today)?.presence;
  const isAway = (one: (typeof members)[number]) => findReport(one) !== undefined || presenceOf(one) === "absent";
  const absent = members.filter(isAway).length;
  const came = members.filter((one) => presenceOf(one) !== undefined && !isAway(one)).length;
  const rest = members.length - came - absent;
  const known = came > 0 ? texts.came({ came, absent, all: members.length }) : texts.absent({ absent: String(absent) });
  const words = came + absent === 0 ? texts.open : [known, rest > 0 && texts.rest({ rest })].filter(Boolean).join(" ");
  return (
    <Text fw={600} mt="xs">
      <span>{words}</span>{" "}
      <Anchor href="#crew" className="tall-link">
        {absent > 0 ? texts.see : texts.report}
      </Anchor>
    </Text>
  );
}
