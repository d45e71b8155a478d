import type { CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Button, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { crewOf } from "../contract-terms.ts";
import { CrewSheet } from "../crew/crew-sheet.tsx";
import { countByDay, type DayPrice, findDayPrice, sumDays } from "../crew/day-costs.ts";
import { MonthTable } from "../crew/month-table.tsx";
import { complaintPath } from "./complaint-path.ts";
import type { OwnContract } from "./own-contract.ts";

/** The number of members and of those who were asked for, their totals and what these cost, above the list of members. */
export function OwnCrew({ contract, sheet }: { contract: OwnContract; sheet: Sheet }) {
  const { one, work, costs } = useMessages(contracts);
  const { pkr } = useFormats();
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
            <dt>{one.worked}</dt>
            <dd>{work.worked(worked)}</dd>
          </div>
        )}
        {price && (
          <div>
            <dt>{costs.share}</dt>
            <dd className="ltr">{pkr(price.costOf(worked))}</dd>
          </div>
        )}
        {price && worked.absent > 0 && (
          <div>
            <dt>{costs.absent}</dt>
            <dd>
              {costs.absentDays({
                count: worked.absent,
                cost: pkr(price.costOf({ present: worked.absent, half: 0 })),
              })}
            </dd>
          </div>
        )}
      </dl>
      {count < Number(wanted ?? 0) && <NamesBy contract={contract} />}
      {price && <DayCosts sheet={sheet} price={price} />}
      <CrewSheet
        sheet={sheet}
        project={contract.projectName}
        overview={<MonthTable sheet={sheet} />}
        actions={(id) => <AskReplacement contract={contract} member={members.find((one) => one.providerId === id)} />}
        dayPath={(name, day) => complaintPath(contract, costs.disputeSubject({ name, day }), "day")}
      />
    </Stack>
  );
}

const dayMilliseconds = 86_400_000;
const promising: readonly string[] = [contractStatus.accepted, contractStatus.active];

/** Until when the owner reads who comes: the day before the first day of work, while that is ahead (docs/product.md X5). */
export function NamesBy({ contract: { status, startDate } }: { contract: OwnContract }) {
  const { one } = useMessages(contracts);
  const { dayName } = useFormats();
  if (!startDate || !promising.includes(status)) return null;
  const dayBefore = toPakistanDay(new Date(Date.parse(startDate) - dayMilliseconds));
  if (dayBefore < toPakistanDay()) return null;
  const isToday = dayBefore === toPakistanDay();
  return <Text mt="xs">{isToday ? one.namesToday : one.namesBy({ day: dayName(dayBefore) })}</Text>;
}

interface AskReplacementProps {
  contract: OwnContract;
  member: Sheet["members"][number] | undefined;
}

function AskReplacement({ contract, member }: AskReplacementProps) {
  const { costs } = useMessages(contracts);
  if (contract.status !== contractStatus.active || !member || member.leftDate !== null) return null;
  const subject = costs.replaceSubject({ name: member.name, project: contract.projectName });
  return (
    <Button component={Link} to={complaintPath(contract, subject, "replacement")} variant="default">
      {costs.replace}
    </Button>
  );
}

function DayCosts({ sheet: { members }, price }: { sheet: Sheet; price: DayPrice }) {
  const { costs, work } = useMessages(contracts);
  const { day: dayName, pkr } = useFormats();
  const days = countByDay(members);
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
                  worked: work.worked(worked),
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
