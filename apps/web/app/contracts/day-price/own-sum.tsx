import type { CrewTrade } from "@hunarmand/api/contracts/exact-crew";
import { Text } from "@mantine/core";
import crewPrice from "../../locales/en/crew-price.json";
import quoteTerms from "../../locales/en/quote-terms.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { type AskedCrew, findOwnSum } from "./find-usual-sum.ts";

interface OwnSumProps {
  /** In PKR, of one handyman and day. */
  own: number;
  crew: AskedCrew;
  trades: readonly CrewTrade[];
}

/** What a person's own price per day comes to: people, days and price of each trade, and in all. Nothing while number or time is unknown. */
export function OwnSum({ own, crew, trades }: OwnSumProps) {
  const { sum: saySum } = useMessages(crewPrice).own;
  const { tradePrice } = useMessages(quoteTerms);
  const { pkr } = useFormats();
  const { countOf, timeOf, tradeOf } = useCrewSize();
  const all = findOwnSum(own, crew);
  if (!all) return null;
  const days = timeOf({ duration: "", durationDays: all.days });
  const sayRow = (trade: string, handymen: number) =>
    tradePrice({ trade, days, price: pkr(own), sum: pkr(handymen * all.days * own) });
  const rows =
    trades.length > 0
      ? trades.map((row) => sayRow(tradeOf(row), row.handymen))
      : [sayRow(countOf(all.handymen), all.handymen)];
  return (
    <Text component="div" role="status" mt="xs">
      {rows.map((row) => (
        <Text key={row} component="span" inherit display="block">
          <WholeNames>{row}</WholeNames>
        </Text>
      ))}
      {rows.length > 1 && (
        <Text component="span" inherit display="block" fw={700}>
          <WholeNames>{saySum({ sum: pkr(all.sumPkr) })}</WholeNames>
        </Text>
      )}
    </Text>
  );
}
