import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { findOwnSum, type UsualPrices } from "@hunarmand/api/contracts/quotes/price-at-once";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { isTooLate } from "../contract-terms.ts";
import { findSize } from "../day-price/find-usual-sum.ts";
import { PriceSums } from "../day-price/price-sums.tsx";
import { useAgreedText } from "../own/use-agreed-text.ts";
import { useAcceptedText } from "../use-accepted-text.ts";

/** What such a crew usually costs, and in all what its owner asks for, until the office has sent its price. */
export function UsualForQuote({ quote, usual }: { quote: Quote; usual: UsualPrices | undefined }) {
  const { crew, ownDayPrice } = quote;
  const size = findSize(quote);
  const own = size && findOwnSum({ crew, ...size, ownDayPrice: ownDayPrice ?? undefined }, usual?.dayPrices);
  return (
    <div>
      <PriceSums crew={quote} trades={crew} usual={usual} own={own} />
    </div>
  );
}

/** Returns what comes next in the contract of an accepted quote, as the contract's own card says it. */
function useContractNext() {
  const { quotes } = useMessages(contracts);
  const sayAgreed = useAgreedText();
  const sayAccepted = useAcceptedText();
  return ({ contract, startDate }: Quote): string => {
    if (contract?.status === contractStatus.underReview) return sayAgreed(new Date(contract.requestedDate));
    return contract?.status === contractStatus.accepted ? sayAccepted(startDate) : quotes.next.Accepted;
  };
}

/** What its owner does next, or that they wait. */
export function NextForQuote({ quote }: { quote: Quote }) {
  const { next } = useMessages(contracts).quotes;
  const sayContract = useContractNext();
  const { status, amount, nextSteps, promisedDate, startDate } = quote;
  const isTakenBack = status === quoteStatus.declined && amount === null;
  const isAskedAgain = status === quoteStatus.new && amount !== null;
  const special =
    (isTooLate(promisedDate, startDate) && next.soon) ||
    (isAskedAgain && next.again) ||
    (isTakenBack && next.takenBack) ||
    (status === quoteStatus.accepted && sayContract(quote));
  const line = nextSteps.includes("propose") ? next.propose : special || next[status];
  return <Text fw={600}>{line}</Text>;
}
