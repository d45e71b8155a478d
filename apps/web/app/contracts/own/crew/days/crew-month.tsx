import type { CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { findDayPrice } from "@hunarmand/api/contracts/day-share";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Stack, Text } from "@mantine/core";
import { useSearchParams } from "react-router";
import contractMoney from "../../../../locales/en/contract-money.json";
import contracts from "../../../../locales/en/contracts.json";
import ownCrew from "../../../../locales/en/own-crew.json";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { toPakistanDay } from "../../../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { crewOf } from "../../../contract-terms.ts";
import { MonthChoice } from "../../../crew/crew-sheet.tsx";
import { sumCosts, sumDays } from "../../../crew/day-costs.ts";
import { MonthTable } from "../../../crew/month-table.tsx";
import { useAbsence } from "../../../money/use-absence.ts";
import type { OwnContract } from "../../own-contract.ts";

const DayCosts = lazyPart(async () => (await import("./day-costs-list.tsx")).DayCostsList);

interface CrewMonthProps {
  contract: OwnContract;
  sheet: Sheet;
}

/** The days of the crew and what they cost, in a fold: open once its reader goes to another month. */
export function CrewMonth({ contract, sheet }: CrewMonthProps) {
  const { one } = useMessages(contracts);
  const { fold } = useMessages(ownCrew);
  const [query] = useSearchParams();
  const { members, firstDay } = sheet;
  const { status, startDate, projectName } = contract;
  const worked = sumDays(members);
  const hasBegun = worked.present + worked.half > 0;
  const price = hasBegun && findDayPrice(contract, firstDay);
  const hasMonth = members.some(({ days }) => days.length > 0) || !(startDate && startDate > toPakistanDay());
  return (
    <details className="contract-fold" open={query.has("month") || undefined}>
      <summary>{fold}</summary>
      <Stack>
        {status === contractStatus.active && hasMonth && <Text>{one.now.Active}</Text>}
        {hasMonth && <MonthChoice sheet={sheet} project={projectName} />}
        {hasMonth && <MonthTable sheet={sheet} />}
        <CrewFigures contract={contract} sheet={sheet} price={price} />
        {price && <DayCosts sheet={sheet} price={price} />}
      </Stack>
    </details>
  );
}

interface CrewFiguresProps extends CrewMonthProps {
  /** Once somebody has worked, and if there is a price. */
  price: ReturnType<typeof findDayPrice> | false;
}

/** How many are on the crew, their days, and what these cost. */
function CrewFigures({ contract, sheet: { members, firstDay }, price }: CrewFiguresProps) {
  const { one, work, costs } = useMessages(contracts);
  const { calendarDay, pkr } = useFormats();
  const worked = sumDays(members);
  const count = members.filter(({ leftDate }) => leftDate === null).length;
  const wanted = crewOf(contract).totalHandymen;
  return (
    <dl className="contract-figures">
      <div>
        <dt>{one.crewSize}</dt>
        <dd>{wanted === undefined ? one.people({ count }) : one.peopleOf({ count, wanted: Number(wanted) })}</dd>
      </div>
      {worked.present + worked.half > 0 && (
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
  );
}

/** The days that are not paid (docs/product.md X7). */
function Absence({ contract: { money } }: Pick<CrewMonthProps, "contract">) {
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
