import type { CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { findDayPrice } from "@hunarmand/api/contracts/day-share";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Stack } from "@mantine/core";
import contractMoney from "../../../locales/en/contract-money.json";
import contracts from "../../../locales/en/contracts.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { crewOf } from "../../contract-terms.ts";
import { CrewGroups } from "../../crew/crew-groups.tsx";
import { CrewSheet } from "../../crew/crew-sheet.tsx";
import { sumCosts, sumDays } from "../../crew/day-costs.ts";
import { MonthTable } from "../../crew/month-table.tsx";
import { useAbsence } from "../../money/use-absence.ts";
import type { OwnContract } from "../own-contract.ts";
import { complaintPath } from "../telling/complaint-path.ts";
import { useCrewGroups } from "./use-crew-groups.ts";

// Loaded after the crew itself, with faces and stars.
const MemberHead = lazyPart(async () => (await import("./member-head.tsx")).MemberHead);

const AskReplacement = lazyPart(async () => (await import("./ask-replacement.tsx")).AskReplacement);

const StillNamed = lazyPart(async () => (await import("./still-named.tsx")).StillNamed);

const DayCosts = lazyPart(async () => (await import("./day-costs-list.tsx")).DayCostsList);

const AbsentToday = lazyPart(async () => (await import("./absent-today.tsx")).AbsentToday);

/** The list of members, those who did not come first; below it their number, their totals and what these cost. */
export function OwnCrew({ contract, sheet }: { contract: OwnContract; sheet: Sheet }) {
  const { one, work, costs } = useMessages(contracts);
  const { calendarDay, pkr } = useFormats();
  const { members, firstDay } = sheet;
  const worked = sumDays(members);
  const count = members.filter(({ leftDate }) => leftDate === null).length;
  const wanted = crewOf(contract).totalHandymen;
  const hasBegun = worked.present + worked.half > 0;
  const groups = useCrewGroups(contract, sheet);
  const price = hasBegun && findDayPrice(contract, firstDay);
  return (
    <Stack>
      {contract.status === contractStatus.active && <AbsentToday />}
      <CrewSheet
        sheet={sheet}
        project={contract.projectName}
        isListFirst
        overview={<MonthTable sheet={sheet} isFolded={groups !== undefined} />}
        grouped={groups && ((list) => <CrewGroups groups={groups} list={list} />)}
        hasMonth={
          members.some(({ days }) => days.length > 0) || !(contract.startDate && contract.startDate > toPakistanDay())
        }
        head={(member) => <MemberHead member={member} />}
        actions={(id) =>
          contract.status === contractStatus.active && (
            <AskReplacement contract={contract} member={members.find((one) => one.providerId === id)} />
          )
        }
        dayPath={(name, day) => complaintPath(contract, costs.disputeSubject({ name, day }), { about: "day" })}
      />
      <dl className="contract-figures">
        <div>
          <dt>{one.crewSize}</dt>
          <dd>{wanted === undefined ? one.people({ count }) : one.peopleOf({ count, wanted: Number(wanted) })}</dd>
        </div>
        {hasBegun && (
          <div>
            <dt>{one.worked({ day: calendarDay(`${firstDay}T00:00:00+05:00`) })}</dt>
            <dd>{work.worked(worked)}</dd>
          </div>
        )}
        {price && (
          <div>
            <dt>{costs.share}</dt>
            <dd className="ltr">{pkr(sumCosts(members, price, ({ totals }) => totals))}</dd>
          </div>
        )}
        <Absence contract={contract} />
      </dl>
      {count < Number(wanted ?? 0) && (
        <StillNamed contract={contract} members={members} missing={Number(wanted) - count} />
      )}
      {price && <DayCosts sheet={sheet} price={price} />}
    </Stack>
  );
}

/** The days that are not paid (docs/product.md X7). */
function Absence({ contract: { money } }: { contract: OwnContract }) {
  const { absent } = useMessages(contractMoney);
  const sayAbsence = useAbsence();
  if (!money || money.absent.halfDays === 0) return null;
  return (
    <div>
      <dt>{absent}</dt>
      <dd>{sayAbsence(money.absent)}</dd>
    </div>
  );
}
