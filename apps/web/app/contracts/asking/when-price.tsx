import type { UsualPrices } from "@hunarmand/api/contracts/quotes/price-at-once";
import { Text } from "@mantine/core";
import crewPrice from "../../locales/en/crew-price.json";
import { useMessages } from "../../shared/texts/messages.ts";
import type { emptyQuote } from "../contract-forms.ts";
import { findTypedPrice } from "./find-price.ts";
import { usePriceBy } from "./use-price-by.ts";

interface WhenPriceProps {
  typed: typeof emptyQuote;
  usual: UsualPrices | undefined;
}

/** When the price comes that is asked for now: at once, or until when the office promises it (docs/product.md Q1). */
export function WhenPrice({ typed, usual }: WhenPriceProps) {
  const { atOnce, own } = useMessages(crewPrice);
  const moment = usePriceBy();
  const price = findTypedPrice(typed, usual);
  if (price?.amount !== undefined)
    return (
      <Text role="status" fw={600}>
        {atOnce.now}
      </Text>
    );
  const isOpen = price?.reason === "dates";
  const isOwn = price?.reason === "own";
  const lead = (isOpen && atOnce.open) || (isOwn && !moment && own.belowOpen);
  const by = moment && ((isOwn && own.belowUsual) || (isOpen ? atOnce.else : atOnce.by))({ moment });
  const text = [lead, by].filter(Boolean).join(" ");
  return text === "" ? null : <Text role="status">{text}</Text>;
}
