import type { UsualPrices } from "@hunarmand/api/contracts/quotes/price-at-once";
import { addOpenDay } from "@hunarmand/api/open-hours";
import { Text } from "@mantine/core";
import { useState } from "react";
import crewPrice from "../../locales/en/crew-price.json";
import { useOpeningHours } from "../../shared/office/use-opening-hours.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { emptyQuote } from "../contract-forms.ts";
import { findTypedPrice } from "./find-price.ts";

interface WhenPriceProps {
  typed: typeof emptyQuote;
  usual: UsualPrices | undefined;
}

/** When the price comes that is asked for now: at once, or until when the office promises it (docs/product.md Q1). */
export function WhenPrice({ typed, usual }: WhenPriceProps) {
  const { atOnce } = useMessages(crewPrice);
  const { soonMoment } = useFormats();
  const hours = useOpeningHours();
  const [now] = useState(() => new Date());
  const price = findTypedPrice(typed, usual);
  if (price?.amount !== undefined)
    return (
      <Text role="status" fw={600}>
        {atOnce.now}
      </Text>
    );
  const moment = hours && soonMoment(addOpenDay(now, hours).toISOString());
  const isOpen = price?.reason === "dates";
  const lead = (isOpen && atOnce.open) || (price?.reason === "own" && atOnce.own);
  const by = moment && (isOpen ? atOnce.else : atOnce.by)({ moment });
  const text = [lead, by].filter(Boolean).join(" ");
  return text === "" ? null : <Text role="status">{text}</Text>;
}
