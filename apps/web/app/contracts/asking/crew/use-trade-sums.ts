import type { CrewTrade } from "@hunarmand/api/contracts/exact-crew";
import contracts from "../../../locales/en/contracts.json";
import quoteTerms from "../../../locales/en/quote-terms.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { useCrewSize } from "../../../shared/work/crew-size.ts";
import type { AskedCrew } from "../../day-price/find-usual-sum.ts";
import { useDayPrices } from "../../day-price/use-day-prices.ts";
import { useUsualSum } from "../../day-price/use-usual-sum.ts";

/** Returns one line for each trade of a crew with what it costs for all days. Undefined until number and time of all are known. */
export function useTradeSums() {
  const { usualTrade } = useMessages(contracts).quoteForm;
  const { tradeSum } = useMessages(quoteTerms);
  const { pkr } = useFormats();
  const { tradeOf } = useCrewSize();
  const findSum = useUsualSum(useDayPrices());
  return (crew: AskedCrew & { crew?: readonly CrewTrade[] | undefined }): string[] | undefined => {
    const { crew: trades = [] } = crew;
    const sum = findSum(crew, trades);
    if (!sum || trades.length === 0) return undefined;
    const { byTrade } = sum;
    if (byTrade)
      return byTrade.trades.map((row) =>
        tradeSum({ trade: tradeOf(row), sum: pkr(row.handymen * byTrade.days * row.dayPrice) }),
      );
    return trades.map((row) => {
      const price = findSum({ ...crew, exactHandymen: row.handymen })?.price ?? "";
      return usualTrade({ trade: tradeOf(row), price });
    });
  };
}
