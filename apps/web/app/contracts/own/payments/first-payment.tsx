import type { ListedContract } from "@hunarmand/api/contracts/contracts";
import { Text } from "@mantine/core";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { useFirstPayment } from "../../day-price/use-first-payment.ts";

/** What is paid first and when, by the terms of the quote: nothing is due now. */
export function FirstPayment({ contract: { quote, durationDays, startDate } }: { contract: ListedContract }) {
  const sayFirst = useFirstPayment();
  const first = quote && sayFirst({ ...quote, payTime: quote.payTime, durationDays, startDate });
  return (
    first && (
      <Text mb="sm" fw={600}>
        <WholeNames>{first}</WholeNames>
      </Text>
    )
  );
}
