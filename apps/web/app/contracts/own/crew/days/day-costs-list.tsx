import type { CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import type { DayPrice } from "@hunarmand/api/contracts/day-share";
import { Text } from "@mantine/core";
import contracts from "../../../../locales/en/contracts.json";
import crewPrice from "../../../../locales/en/crew-price.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { costOfDay, countByDay, countByWeek } from "../../../crew/day-costs.ts";
import { WeekCosts } from "./week-costs.tsx";

/** How a handyman's day is counted, and what the days of this month cost. */
export function DayCostsList({ sheet: { members }, price }: { sheet: Sheet; price: DayPrice }) {
  const { costs, one } = useMessages(contracts);
  const { calendarDay, pkr } = useFormats();
  const { tradeHint } = useMessages(crewPrice);
  const isByTrade = members.some(({ dayPrice }) => dayPrice);
  const days = countByDay(members);
  const weeks = countByWeek(members);
  const lastWeek = weeks.at(-1);
  const sayCrew = ({ present, half }: { present: number; half: number }) => {
    const count = present + half;
    if (half === 0) return one.people({ count });
    return present > 0 ? costs.dayCrewHalf({ count, half }) : costs.dayHalf({ count });
  };
  return (
    <div>
      <Text size="sm" c="dimmed">
        {isByTrade ? tradeHint : costs.hint({ handymen: price.handymen, days: price.days })}
      </Text>
      {lastWeek && (
        <>
          <Text mt="xs" fw={600}>
            {costs.weekTitle}
          </Text>
          <Text>
            <WeekCosts members={members} price={price} week={lastWeek} />
          </Text>
        </>
      )}
      {days.length > 0 && (
        <details>
          <summary>{costs.byDay}</summary>
          <ul>
            {weeks.slice(0, -1).map((week) => (
              <li key={week.from}>
                <WeekCosts members={members} price={price} week={week} />
              </li>
            ))}
          </ul>
          <ul className="crew-days">
            {days.map(({ day, ...worked }) => (
              <li key={day}>
                {costs.dayCost({
                  day: calendarDay(`${day}T00:00:00+05:00`),
                  worked: sayCrew(worked),
                  cost: pkr(costOfDay(members, price, day)),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
