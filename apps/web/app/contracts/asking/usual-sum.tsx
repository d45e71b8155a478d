import type { UsualPrices } from "@hunarmand/api/contracts/quotes/price-at-once";
import { Alert } from "@mantine/core";
import { type emptyQuote, TypedCrew } from "../contract-forms.ts";
import { PriceSums } from "../day-price/price-sums.tsx";
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
