import { Alert, Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { type emptyQuote, TypedCrew } from "../contract-forms.ts";
import { useDayPrice, usePriceRange, useUsualSum } from "./use-usual-sum.ts";
import { UsualTrades } from "./usual-trades.tsx";

/** What the typed crew usually costs, once number and time are known, also by trade. A refused figure has no sum. */
export function UsualSum({ typed }: { typed: typeof emptyQuote }) {
  const { quoteForm } = useMessages(contracts);
  const findSum = useUsualSum();
  const dayPrice = useDayPrice();
  const sayRange = usePriceRange();
  const { data: crew } = TypedCrew.safeParse(typed);
  const sum = crew && findSum(crew);
  if (!sum || !dayPrice) return null;
  const trades = crew.crew ?? [];
  return (
    <Alert color="green" role="status" className="form-grid-wide">
      {trades.length > 0 && (
        <Text component="div" mb="xs">
          <UsualTrades crew={crew} trades={trades} />
        </Text>
      )}
      <Text component="span" fw={700}>
        <WholeNames>{quoteForm.usualSum(sum)}</WholeNames>
      </Text>{" "}
      {trades.length > 0 && (
        <>
          <Text component="span">
            <WholeNames>{quoteForm.usualDay({ price: sayRange(dayPrice) })}</WholeNames>
          </Text>{" "}
        </>
      )}
      <Text component="span">{quoteForm.exactPrice}</Text>
    </Alert>
  );
}
