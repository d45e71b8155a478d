import { sumCrew } from "@hunarmand/api/contracts/exact-crew";
import { sumTradePrices } from "@hunarmand/api/contracts/quotes/office-answer";
import type { UsualPrices } from "@hunarmand/api/contracts/quotes/price-at-once";
import { Alert, Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import crewPrice from "../../locales/en/crew-price.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { findTypedTrades } from "../asking/find-price.ts";
import { type emptyQuote, TypedCrew } from "../contract-forms.ts";
import { TradePrices } from "./price-share.tsx";
import { useDayPrice, usePriceRange, useUsualSum } from "./use-usual-sum.ts";
import { UsualTrades } from "./usual-trades.tsx";

interface UsualSumProps {
  typed: typeof emptyQuote;
  usual: UsualPrices | undefined;
}

/** What the typed crew usually costs, once number and time are known: by the price of each trade if all have one. */
export function UsualSum({ typed, usual }: UsualSumProps) {
  const { tradeSum } = useMessages(crewPrice).atOnce;
  const { pkr } = useFormats();
  const { countOf, timeOf } = useCrewSize();
  const known = findTypedTrades(typed, usual);
  if (!known) return <AverageSum typed={typed} />;
  const { trades, days } = known;
  const words = { crew: countOf(sumCrew(trades)), days: timeOf({ duration: "", durationDays: days }) };
  return (
    <Alert color="green" role="status" className="form-grid-wide">
      <Text component="span" display="block" fw={700} size="lg">
        <WholeNames>{tradeSum({ price: pkr(sumTradePrices(known)), ...words })}</WholeNames>
      </Text>
      <TradePrices trades={trades} days={days} />
    </Alert>
  );
}

/** The same by the one range of all trades. A refused figure has no sum. */
function AverageSum({ typed }: Pick<UsualSumProps, "typed">) {
  const { quoteForm } = useMessages(contracts);
  const findSum = useUsualSum();
  const dayPrice = useDayPrice();
  const sayRange = usePriceRange();
  const { data: crew } = TypedCrew.safeParse(typed);
  const sum = crew && findSum(crew);
  if (!sum || !dayPrice) return null;
  const trades = crew.crew ?? [];
  const small = [
    sum.range ? quoteForm.usualRange({ price: sum.range }) : "",
    trades.length > 0 ? quoteForm.usualDay({ price: sayRange(dayPrice) }) : "",
    quoteForm.exactPrice,
  ].filter((sentence) => sentence !== "");
  return (
    <Alert color="green" role="status" className="form-grid-wide">
      <Text component="span" display="block" fw={700} size="lg">
        <WholeNames>{quoteForm.usualSum(sum)}</WholeNames>
      </Text>
      {trades.length > 1 && (
        <Text component="div" my="xs">
          <UsualTrades crew={crew} trades={trades} />
        </Text>
      )}
      {small.map((sentence) => (
        <Text key={sentence} component="span" size="sm">
          <WholeNames>{sentence}</WholeNames>{" "}
        </Text>
      ))}
    </Alert>
  );
}
