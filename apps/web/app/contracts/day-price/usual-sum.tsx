import { QuoteFields as QuoteFieldsOfCall } from "@hunarmand/api/contracts/quotes/request";
import { Alert, Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import crewPrice from "../../locales/en/crew-price.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { type emptyQuote, TypedCrew } from "../contract-forms.ts";
import { findOwnSum } from "./find-usual-sum.ts";
import { useDayPrice, usePriceRange, useUsualSum } from "./use-usual-sum.ts";
import { UsualTrades } from "./usual-trades.tsx";

/** What the typed crew usually costs, once number and time are known, also by trade. A refused figure has no sum. */
export function UsualSum({ typed }: { typed: typeof emptyQuote }) {
  const { quoteForm } = useMessages(contracts);
  const findSum = useUsualSum();
  const dayPrice = useDayPrice();
  const sayRange = usePriceRange();
  const { sum: saySum } = useMessages(crewPrice).own;
  const { pkr } = useFormats();
  const { data: crew } = TypedCrew.safeParse(typed);
  const sum = crew && findSum(crew);
  if (!sum || !dayPrice) return null;
  const trades = crew.crew ?? [];
  const { data: own } = QuoteFieldsOfCall.shape.ownDayPrice.safeParse(typed.ownDayPrice);
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
      {own !== undefined && (
        <Text component="span" display="block" fw={700}>
          <WholeNames>{saySum({ sum: pkr(findOwnSum(own, crew)?.sumPkr ?? 0) })}</WholeNames>
        </Text>
      )}
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
