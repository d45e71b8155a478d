import desks from "../../../locales/en/desks.json";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useDayPrices } from "../../day-price/use-day-prices.ts";
import { useUsualSum } from "../../day-price/use-usual-sum.ts";
import { UsualTrades } from "../../day-price/usual-trades.tsx";
import type { OfficeQuote } from "./office-quote.ts";

/** What such a crew usually costs, with a line for each of several trades. */
export function UsualCrew({ quote }: { quote: OfficeQuote }) {
  const { usualSum } = useMessages(desks).quotes;
  const usual = useUsualSum(useDayPrices(quote.crew.length > 0))(quote, quote.crew);
  if (!usual) return null;
  return (
    <>
      <UsualTrades crew={quote} trades={quote.crew} usual={usual} />
      <span>
        <WholeNames>{usualSum({ ...usual, price: usual.range ?? usual.price })}</WholeNames>
      </span>
    </>
  );
}
