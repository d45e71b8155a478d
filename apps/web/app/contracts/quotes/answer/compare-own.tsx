import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Text } from "@mantine/core";
import crewPrice from "../../../locales/en/crew-price.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { useCrewSize } from "../../../shared/work/crew-size.ts";
import { CompareOwnPrice } from "../../day-price/compare-own-price.tsx";

/** Whether a price is above the own one: by each trade with both, or else by one handyman and day (docs/product.md Q3). */
export function CompareOwn({ quote }: { quote: Quote }) {
  const { aboveTrade, withinTrade, because, reasons } = useMessages(crewPrice).own;
  const { pkr } = useFormats();
  const { peopleOf } = useCrewSize();
  const { amount, ownDayPrice, crew, priceReason } = quote;
  const both = crew.flatMap(({ trade, dayPrice, ownDayPrice: own }) =>
    own === undefined || dayPrice === undefined ? [] : [{ trade: peopleOf(trade), dayPrice, own }],
  );
  if (both.length === 0 && ownDayPrice && amount !== null)
    return <CompareOwnPrice amount={amount} own={ownDayPrice} crew={quote} reason={priceReason} />;
  const isAbove = both.some(({ dayPrice, own }) => dayPrice > own);
  return (
    <>
      {both.map(({ trade, dayPrice, own }) => (
        <Text key={trade} fw={dayPrice > own ? 600 : undefined}>
          {(dayPrice > own ? aboveTrade : withinTrade)({ trade, own: pkr(own), price: pkr(dayPrice) })}
        </Text>
      ))}
      {isAbove && priceReason && <Text>{because({ reason: reasons[priceReason] })}</Text>}
    </>
  );
}
