import type { DayPrice } from "@hunarmand/api/contracts/day-price";
import { Text } from "@mantine/core";
import contractWords from "../../locales/en/contract-words.json";
import contracts from "../../locales/en/contracts.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useOffice } from "../../shared/office/office.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Returns the usual price of a handyman's day. Undefined if the office has not set it. */
export function useDayPrice(): DayPrice | undefined {
  const { dayPriceFromPkr, dayPriceToPkr } = useOffice();
  if (dayPriceFromPkr === undefined || dayPriceToPkr === undefined) return undefined;
  return { fromPkr: Number(dayPriceFromPkr), toPkr: Number(dayPriceToPkr) };
}

/** Returns the words for a lower and a higher price, which may be the same. */
export function usePriceRange() {
  const { priceRange } = useMessages(contractWords);
  const { pkr, number } = useFormats();
  return ({ fromPkr, toPkr }: DayPrice): string =>
    fromPkr === toPkr ? pkr(fromPkr) : priceRange({ from: pkr(fromPkr), to: number(toPkr) });
}

/** What one handyman costs for a day, for people who have not asked yet. */
export function UsualDayPrice() {
  const { info } = useMessages(contracts);
  const dayPrice = useDayPrice();
  const sayRange = usePriceRange();
  if (!dayPrice) return null;
  return (
    <Text fw={600}>
      <WholeNames>{info.dayPrice({ price: sayRange(dayPrice) })}</WholeNames>
    </Text>
  );
}
