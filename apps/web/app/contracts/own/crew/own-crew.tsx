import type { CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { type DayPrice, findDayPrice } from "@hunarmand/api/contracts/day-share";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Stack, Text } from "@mantine/core";
import contractMoney from "../../../locales/en/contract-money.json";
import contracts from "../../../locales/en/contracts.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { crewOf } from "../../contract-terms.ts";
import { CrewSheet } from "../../crew/crew-sheet.tsx";
import { countByDay, sumDays } from "../../crew/day-costs.ts";
import { MonthTable } from "../../crew/month-table.tsx";
import { useAbsence } from "../../money/use-absence.ts";
import type { OwnContract } from "../own-contract.ts";
import { complaintPath } from "../telling/complaint-path.ts";

// Loaded after the crew itself, with faces and stars.
const MemberHead = lazyPart(async () => (await import("./member-head.tsx")).MemberHead);

const NamesBy = lazyPart(async () => (await import("../../handymen/names-by.tsx")).NamesBy);

const AskReplacement = lazyPart(async () => (await import("./ask-replacement.tsx")).AskReplacement);
const NamedHandymen = lazyPart(async () => (await import("../../handymen/named-handymen.tsx")).NamedHandymen, {
  away: () => null,
});

const AbsentToday = lazyPart(async () => (await import("./absent-today.tsx")).AbsentToday);

/** The number of members and of those who were asked for, their totals and what these cost, above the list of members. */
export function OwnCrew({ contract, sheet }: { contract: OwnContract; sheet: Sheet }) {
  const { one, work, costs } = useMessages(contracts);
  const { day: dayName, pkr } = useFormats();
  const { members, firstDay } = sheet;
  const worked = sumDays(members);
  const count = members.filter(({ leftDate }) => leftDate === null).length;
  const wanted = crewOf(contract).totalHandymen;
  const hasBegun = worked.present + worked.half > 0;
  const price = hasBegun && findDayPrice(contract, firstDay);
  return (
    <Stack>
      <dl className="contract-figures">
        <div>
          <dt>{one.crewSize}</dt>
          <dd>{wanted === undefined ? one.people({ count }) : one.peopleOf({ count, wanted: Number(wanted) })}</dd>
        </div>
        {hasBegun && (
          <div>
            <dt>{one.worked({ day: dayName(`${firstDay}T00:00:00+05:00`) })}</dt>
            <dd>{work.worked(worked)}</dd>
          </div>
        )}
        {price && (
          <div>
            <dt>{costs.share}</dt>
            <dd className="ltr">{pkr(price.costOf(worked))}</dd>
          </div>
        )}
        <Absence contract={contract} />
      </dl>
      {count < Number(wanted ?? 0) && (
        <StillNamed contract={contract} members={members} missing={Number(wanted) - count} />
      )}
      {price && <DayCosts sheet={sheet} price={price} />}
      {contract.status === contractStatus.active && <AbsentToday />}
      <CrewSheet
        sheet={sheet}
        project={contract.projectName}
        overview={<MonthTable sheet={sheet} />}
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
    </Stack>
  );
}

/** Those whom the office has named and who are not on the crew yet, or until when all names are there. */
function StillNamed({
  contract,
  members,
  missing,
}: {
  contract: OwnContract;
  members: Sheet["members"];
  missing: number;
}) {
  const { startDate } = contract;
  const onCrew = new Set(members.filter(({ leftDate }) => leftDate === null).map(({ page }) => page?.id));
  const named = (contract.named ?? []).filter(({ id }) => !onCrew.has(id));
  if (named.length > 0) return <NamedHandymen named={named} handymen={missing} startDate={startDate} />;
  return startDate && <NamesBy startDate={startDate} />;
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

function DayCosts({ sheet: { members }, price }: { sheet: Sheet; price: DayPrice }) {
  const { costs, one } = useMessages(contracts);
  const { day: dayName, pkr } = useFormats();
  const days = countByDay(members);
  const sayCrew = ({ present, half }: { present: number; half: number }) => {
    const count = present + half;
    if (half === 0) return one.people({ count });
    return present > 0 ? costs.dayCrewHalf({ count, half }) : costs.dayHalf({ count });
  };
  return (
    <div>
      <Text size="sm" c="dimmed">
        {costs.hint({ handymen: price.handymen, days: price.days })}
      </Text>
      {days.length > 0 && (
        <details>
          <summary>{costs.byDay}</summary>
          <ul className="crew-days">
            {days.map(({ day, ...worked }) => (
              <li key={day}>
                {costs.dayCost({
                  day: dayName(`${day}T00:00:00+05:00`),
                  worked: sayCrew(worked),
                  cost: pkr(price.costOf(worked)),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
