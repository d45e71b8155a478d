import type { CrewTrade } from "@hunarmand/api/contracts/exact-crew";
import { Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import type { AskedCrew } from "./find-usual-sum.ts";
import { TradePrices } from "./price-share.tsx";
import { type UsualWords, useUsualSum } from "./use-usual-sum.ts";

interface UsualTradesProps {
  crew: AskedCrew;
  trades: readonly CrewTrade[];
  usual: UsualWords;
}

/** What each trade of a crew usually costs, one line each: by its own price, or else by the range, where there are several. */
export function UsualTrades({ crew, trades, usual: { byTrade } }: UsualTradesProps) {
  const { usualTrade } = useMessages(contracts).quoteForm;
  const findSum = useUsualSum(undefined);
  const { tradeOf } = useCrewSize();
  if (byTrade) return <TradePrices {...byTrade} />;
  if (trades.length < 2) return null;
  return trades.map((row) => {
    const sum = findSum({ ...crew, exactHandymen: row.handymen });
    return (
      sum && (
        <Text key={row.trade} component="span" inherit display="block">
          <WholeNames>{usualTrade({ trade: tradeOf(row), price: sum.price })}</WholeNames>
        </Text>
      )
    );
  });
}
