import type { UsualPrices } from "@hunarmand/api/contracts/quotes/price-at-once";
import { Alert, Text } from "@mantine/core";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { type emptyQuote, TypedCrew } from "../contract-forms.ts";
import { PriceSums } from "../day-price/price-sums.tsx";
import { useDayPrices } from "../day-price/use-day-prices.ts";
import { useUsualSum } from "../day-price/use-usual-sum.ts";
import { findTypedOwnSum, findTypedPrice } from "./find-price.ts";

interface UsualSumProps {
  typed: typeof emptyQuote;
  usual: UsualPrices | undefined;
}

/** What the typed crew usually costs, once number and time are known, and what its owner would pay. */
export function UsualSum({ typed, usual }: UsualSumProps) {
  const findSum = useUsualSum(usual);
  const { data: crew } = TypedCrew.safeParse(typed);
  const own = findTypedOwnSum(typed, usual);
  if (!crew || (own === undefined && !findSum(crew, crew.crew))) return null;
  const isAtOnce = findTypedPrice(typed, usual)?.amount !== undefined;
  return (
    <Alert color="green" role="status" className="form-grid-wide">
      <PriceSums crew={crew} trades={crew.crew ?? []} usual={usual} own={own} isAtOnce={isAtOnce} />
    </Alert>
  );
}

/** The sum above the button, which is in sight on a phone while the sum with its trades is further down. An own price is only there. */
export function SumAtHand({ typed }: { typed: typeof emptyQuote }) {
  const usual = useDayPrices();
  const findSum = useUsualSum(usual);
  const { data: crew } = TypedCrew.safeParse(typed);
  const sum = crew && findSum(crew, crew.crew);
  if (!sum || findTypedOwnSum(typed, usual) !== undefined) return null;
  return (
    <Text fw={700} mb="xs" className="phone-only">
      <WholeNames>{sum.sentence}</WholeNames>
    </Text>
  );
}
