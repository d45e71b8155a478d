import { amountBetween } from "@hunarmand/api/fields";
import { limits } from "@hunarmand/api/limits";
import { readTypedAmount } from "@hunarmand/api/typed-amounts";
import { Text, TextInput } from "@mantine/core";
import jobCash from "../../../../locales/en/job-cash.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { OtherCash } from "./cash-answer.ts";

/** As the call that declares it takes it. */
const Cash = amountBetween(limits.paisaPkr, limits.paymentPkrMax);

interface OtherAmountProps {
  other: OtherCash;
  onType: (other: OtherCash) => void;
}

/** The field for cash that is not the whole price. */
export function OtherAmount({ other: { typed, amount }, onType }: OtherAmountProps) {
  const texts = useMessages(jobCash);
  return (
    <>
      <TextInput
        required
        data-amount
        mt="xs"
        name="cash"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        label={texts.amount}
        value={typed}
        onChange={({ currentTarget: { value } }) =>
          onType({ typed: value, amount: Cash.safeParse(readTypedAmount(value) ?? "").data })
        }
      />
      {amount === undefined && (
        <Text role="status" mt="xs">
          {texts.missing}
        </Text>
      )}
    </>
  );
}
