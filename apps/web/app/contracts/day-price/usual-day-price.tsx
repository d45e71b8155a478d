import { Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useDayPrice, usePriceRange } from "./use-usual-sum.ts";

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
