import { Text } from "@mantine/core";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { type emptyQuote, TypedCrew } from "../contract-forms.ts";
import { useDayPrices } from "../day-price/use-day-prices.ts";
import { useUsualSum } from "../day-price/use-usual-sum.ts";
import { findTypedOwnSum } from "./find-price.ts";

/** The sum above the button, which is in sight on a phone while the sum with its trades is further down. An own price is only there. */
export function SumAtHand({ typed }: { typed: typeof emptyQuote }) {
  const usual = useDayPrices();
  const findSum = useUsualSum(usual);
  const { data: crew } = TypedCrew.safeParse(typed);
  const sum = crew && findSum(crew, crew.crew);
  if (!sum || findTypedOwnSum(typed, usual) !== undefined) return null;
  return (
    <Text fw={700} mb="xs" hiddenFrom="sm">
      <WholeNames>{sum.sentence}</WholeNames>
    </Text>
  );
}
