import type { CrewMember } from "@hunarmand/api/contracts/crew";
import type { DayPrice } from "@hunarmand/api/contracts/day-share";
import contracts from "../../../../locales/en/contracts.json";
import quoteTerms from "../../../../locales/en/quote-terms.json";
import { WholeNames } from "../../../../shared/lists/whole-names.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { useCrewSize } from "../../../../shared/work/crew-size.ts";
import { costOfWeek, type countByWeek } from "../../../crew/day-costs.ts";

interface WeekCostsProps {
  members: readonly CrewMember[];
  price: DayPrice;
  week: ReturnType<typeof countByWeek>[number];
}

/** How the sum of a week is counted: handymen and days, less absent days, times the price of a day. */
export function WeekCosts({ members, price, week }: WeekCostsProps) {
  const { costs } = useMessages(contracts);
  const { about } = useMessages(quoteTerms);
  const { calendarDay, pkr } = useFormats();
  const { countOf, timeOf } = useCrewSize();
  const sayDays = (days: number) => timeOf({ duration: "", durationDays: days });
  const average = price.costOf({ present: 1, half: 0 });
  const all = price.handymen * price.days;
  const isExact = price.costOf({ present: all, half: 0 }) === average * all;
  const sayAverage = () => (isExact ? pkr(average) : about({ price: pkr(average) }));
  const { terms, sum } = costOfWeek(members, price, week);
  const values = {
    ...{ from: calendarDay(week.from), to: calendarDay(week.to), sum: pkr(sum) },
    terms: terms
      .map(({ dayPrice, days }) => `${sayDays(days)} × ${dayPrice === null ? sayAverage() : pkr(dayPrice)}`)
      .join(" + "),
  };
  const crew = { crew: countOf(week.handymen), days: sayDays(week.days) };
  const say = () => {
    if (!week.isWhole) return costs.weekOther(values);
    if (week.absent > 0) return costs.weekLess({ ...values, ...crew, absent: sayDays(week.absent) });
    return costs.week({ ...values, ...crew });
  };
  return <WholeNames>{say()}</WholeNames>;
}
