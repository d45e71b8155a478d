import { addOpenDay } from "@hunarmand/api/open-hours";
import { Text } from "@mantine/core";
import { useState } from "react";
import contracts from "../../locales/en/contracts.json";
import { useOpeningHours } from "../../shared/office/use-opening-hours.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Until when the price comes that is asked for now (docs/product.md Q1). Nothing if the office has set no hours. */
export function PriceBy() {
  const { priceBy } = useMessages(contracts).quoteForm;
  const { soonMoment } = useFormats();
  const hours = useOpeningHours();
  const [now] = useState(() => new Date());
  return hours && <Text>{priceBy({ moment: soonMoment(addOpenDay(now, hours).toISOString()) })}</Text>;
}
