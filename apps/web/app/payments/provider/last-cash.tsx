import type { LastCash } from "@hunarmand/api/payments/provider";
import { Text } from "@mantine/core";
import payments from "../../locales/en/payments.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** For somebody who has to pay: what they got for their newest job in cash, and its fee. */
export function LastCashText({ cash: { amount, fee }, toPay }: { cash: LastCash; toPay: number }) {
  const { lastCash } = useMessages(payments).overview;
  const { pkr } = useFormats();
  if (fee === 0) return null;
  const rule = toPay === fee ? "owe" : "oweMore";
  return (
    <Text fw={600} mb="sm">
      <WholeNames>{lastCash[rule]({ amount: pkr(amount), fee: pkr(fee), due: pkr(toPay) })}</WholeNames>
    </Text>
  );
}
