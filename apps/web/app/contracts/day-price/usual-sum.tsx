import type { UsualPrices } from "@hunarmand/api/contracts/quotes/price-at-once";
import { Alert, Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import crewPrice from "../../locales/en/crew-price.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { findTypedOwnSum } from "../asking/find-price.ts";
import { type emptyQuote, TypedCrew } from "../contract-forms.ts";
import { type UsualWords, useUsualSum } from "./use-usual-sum.ts";
import { useDayPrice, usePriceRange } from "./usual-day-price.tsx";
import { UsualTrades } from "./usual-trades.tsx";

interface UsualSumProps {
  typed: typeof emptyQuote;
  usual: UsualPrices | undefined;
}

/** What the typed crew usually costs, once number and time are known. What its owner would pay leads if it is less. */
export function UsualSum({ typed, usual }: UsualSumProps) {
  const { own: texts, atOnce } = useMessages(crewPrice);
  const { pkr } = useFormats();
  const findSum = useUsualSum(usual);
  const { data: crew } = TypedCrew.safeParse(typed);
  const trades = crew?.crew ?? [];
  const sum = crew && findSum(crew, trades);
  const own = findTypedOwnSum(typed, usual);
  if (!sum && own === undefined) return null;
  const ownLine = own === undefined ? "" : texts.sum({ sum: pkr(own) });
  const isOwnFirst = own !== undefined && (!sum || own < sum.amount);
  const usually = sum?.byTrade && isOwnFirst ? atOnce.usually(sum) : (sum?.sentence ?? "");
  const [first, second] = isOwnFirst ? [ownLine, usually] : [usually, ownLine];
  return (
    <Alert color="green" role="status" className="form-grid-wide">
      <Text component="span" display="block" fw={700} size="lg">
        <WholeNames>{first}</WholeNames>
      </Text>
      {second && (
        <Text component="span" display="block">
          <WholeNames>{second}</WholeNames>
        </Text>
      )}
      {crew && sum && trades.length > 0 && (
        <Text component="div" my="xs">
          <UsualTrades crew={crew} trades={trades} usual={sum} />
        </Text>
      )}
      {sum && !sum.byTrade && <RangeLines sum={sum} hasTrades={trades.length > 0} />}
    </Alert>
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
