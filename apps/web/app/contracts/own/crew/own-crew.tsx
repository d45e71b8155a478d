import type { CrewMember, CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Stack } from "@mantine/core";
import contracts from "../../../locales/en/contracts.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import { crewOf } from "../../contract-terms.ts";
import { CrewGroups } from "../../crew/crew-groups.tsx";
import { MemberDays } from "../../crew/member-days.tsx";
import type { OwnContract } from "../own-contract.ts";
import { complaintPath } from "../telling/complaint-path.ts";
import { CrewRow } from "./crew-row.tsx";
import { CrewMonth } from "./days/crew-month.tsx";
import { useReports } from "./find-report.ts";
import { TodayCrew, useCrewToday } from "./today-crew.tsx";
import { useCrewGroups } from "./use-crew-groups.ts";

const AskReplacement = lazyPart(async () => (await import("./ask-replacement.tsx")).AskReplacement);

const StillNamed = lazyPart(async () => (await import("./still-named.tsx")).StillNamed);

const AbsentToday = lazyPart(async () => (await import("./absent-today.tsx")).AbsentToday);

// Rare.
const Reported = lazyPart(async () => (await import("./reported-today.tsx")).ReportedToday);

interface OwnCrewProps {
  contract: OwnContract;
  sheet: Sheet;
}

/** Today's roll of the crew, one row for each, in groups if it is large; below it what is missing, and in a fold the days and what they cost. */
export function OwnCrew({ contract, sheet }: OwnCrewProps) {
  const { sheet: texts } = useMessages(contracts);
  const { members } = sheet;
  const count = members.filter(({ leftDate }) => leftDate === null).length;
  const wanted = Number(crewOf(contract).totalHandymen ?? 0);
  const groups = useCrewGroups(contract, sheet);
  const isActive = contract.status === contractStatus.active;
  const isAhead = contract.startDate !== null && contract.startDate > toPakistanDay();
  const list = (shown: readonly CrewMember[]) => <CrewRoll contract={contract} sheet={sheet} shown={shown} />;
  return (
    <Stack gap="xs">
      {isActive && <TodayCrew contract={contract} sheet={sheet} />}
      <section aria-label={texts.title}>{groups ? <CrewGroups groups={groups} list={list} /> : list(members)}</section>
      {isActive && !isAhead && <AbsentToday />}
      {count < wanted && <StillNamed contract={contract} members={members} missing={wanted - count} />}
      <CrewMonth contract={contract} sheet={sheet} />
    </Stack>
  );
}

/** A row for each of these members. */
function CrewRoll({ contract, sheet, shown }: OwnCrewProps & { shown: readonly CrewMember[] }) {
  const { costs } = useMessages(contracts);
  const { findReport } = useReports(contract);
  const findToday = useCrewToday(contract);
  const isActive = contract.status === contractStatus.active;
  const { startDate } = contract;
  const isAhead = startDate !== null && startDate > toPakistanDay();
  const dayPath = (name: string, day: string) =>
    complaintPath(contract, costs.disputeSubject({ name, day }), { about: "day" });
  return (
    <ul className="crew-roll">
      {shown.map((member) => {
        const reported = isActive && member.leftDate === null ? findReport(member) : undefined;
        return (
          <li key={member.providerId}>
            <CrewRow member={member} today={findToday(member)} report={reported && <Reported complaint={reported} />}>
              {isActive && <AskReplacement contract={contract} member={member} />}
              <MemberDays member={member} firstDay={sheet.firstDay} hasMonth={!isAhead} dayPath={dayPath} />
            </CrewRow>
          </li>
        );
      })}
    </ul>
  );
}
