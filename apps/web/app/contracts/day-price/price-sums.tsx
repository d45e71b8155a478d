import type { CrewTrade } from "@hunarmand/api/contracts/exact-crew";
import type { UsualPrices } from "@hunarmand/api/contracts/quotes/price-at-once";
import { Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import crewPrice from "../../locales/en/crew-price.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { AskedCrew } from "./find-usual-sum.ts";
import { type UsualWords, useUsualSum } from "./use-usual-sum.ts";
import { useDayPrice, usePriceRange } from "./usual-day-price.tsx";
import { UsualTrades } from "./usual-trades.tsx";

interface PriceSumsProps {
  crew: AskedCrew;
  trades: readonly CrewTrade[];
  usual: UsualPrices | undefined;
  /** What its owner would pay in all, in PKR. */
  own: number | undefined;
  /** Whether the usual price is the one that they pay. */
  isAtOnce?: boolean;
}

/** What a crew usually costs, and what its owner would pay: the lower one leads. Nothing without both. */
export function PriceSums({ crew, trades, usual, own, isAtOnce = false }: PriceSumsProps) {
  const { own: texts, atOnce } = useMessages(crewPrice);
  const { pkr } = useFormats();
  const sum = useUsualSum(usual)(crew, trades);
  const isOwnFirst = own !== undefined && (!sum || own < sum.amount);
  const usually = sum?.byTrade && isOwnFirst ? atOnce.usually(sum) : (sum?.sentence ?? "");
  const sayOwn = isAtOnce ? texts.paysUsual : texts.sum;
  const ownLine = own === undefined || own === sum?.amount ? "" : sayOwn({ sum: pkr(own) });
  const [first, second] = isOwnFirst ? [ownLine, usually] : [usually, ownLine];
  if (first === "") return null;
  return (
    <>
      <Text component="span" display="block" fw={700} size="lg">
        <WholeNames>{first}</WholeNames>
      </Text>
      {second && (
        <Text component="span" display="block">
          <WholeNames>{second}</WholeNames>
        </Text>
      )}
      {sum && trades.length > 0 && (
        <Text component="div" mt="xs">
          <UsualTrades crew={crew} trades={trades} usual={sum} />
        </Text>
      )}
      {sum && !sum.byTrade && <RangeLines sum={sum} hasTrades={trades.length > 0} />}
    </>
  );
}

/** The one range of all trades, and that the office names the exact price. */
function RangeLines({ sum, hasTrades }: { sum: UsualWords; hasTrades: boolean }) {
  const { quoteForm } = useMessages(contracts);
  const dayPrice = useDayPrice();
  const sayRange = usePriceRange();
  const lines = [
    sum.range ? quoteForm.usualRange({ price: sum.range }) : "",
    hasTrades && dayPrice ? quoteForm.usualDay({ price: sayRange(dayPrice) }) : "",
    quoteForm.exactPrice,
  ].filter((sentence) => sentence !== "");
  return lines.map((sentence) => (
    <Text key={sentence} component="span" size="sm">
      <WholeNames>{sentence}</WholeNames>{" "}
    </Text>
  ));
}
