import type { CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import type { DayPrice } from "@hunarmand/api/contracts/day-share";
import { Text } from "@mantine/core";
import contracts from "../../../locales/en/contracts.json";
import crewPrice from "../../../locales/en/crew-price.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { costOfDay, countByDay } from "../../crew/day-costs.ts";

/** How a handyman's day is counted, and what the days of this month cost. */
export function DayCostsList({ sheet: { members }, price }: { sheet: Sheet; price: DayPrice }) {
  const { costs, one } = useMessages(contracts);
  const { day: dayName, pkr } = useFormats();
  const { tradeHint } = useMessages(crewPrice);
  const isByTrade = members.some(({ dayPrice }) => dayPrice);
  const days = countByDay(members);
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
      {days.length > 0 && (
        <details>
          <summary>{costs.byDay}</summary>
          <ul className="crew-days">
            {days.map(({ day, ...worked }) => (
              <li key={day}>
                {costs.dayCost({
                  day: dayName(`${day}T00:00:00+05:00`),
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
