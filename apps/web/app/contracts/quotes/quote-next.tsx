import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { isTooLate } from "../contract-terms.ts";
import { useUsualSum } from "../day-price/use-usual-sum.ts";
import { UsualTrades } from "../day-price/usual-trades.tsx";

/** What such a crew usually costs, until the office has sent its price. */
export function UsualForQuote({ quote }: { quote: Quote }) {
  const { quoteForm } = useMessages(contracts);
  const sum = useUsualSum()(quote);
  return (
    sum && (
      <Text component="div">
        {quote.crew.length > 1 && <UsualTrades crew={quote} trades={quote.crew} />}
        <WholeNames>{quoteForm.usualSum(sum)}</WholeNames>
      </Text>
    )
  );
}

/** What its owner does next, or that they wait. */
export function NextForQuote({ quote }: { quote: Quote }) {
  const { next } = useMessages(contracts).quotes;
  const { status, amount, nextSteps, promisedDate, startDate } = quote;
  const isTakenBack = status === quoteStatus.declined && amount === null;
  const isAskedAgain = status === quoteStatus.new && amount !== null;
  const special =
    (isTooLate(promisedDate, startDate) && next.soon) ||
    (isAskedAgain && next.again) ||
    (isTakenBack && next.takenBack);
  const line = nextSteps.includes("propose") ? next.propose : special || next[status];
  return <Text fw={600}>{line}</Text>;
}
