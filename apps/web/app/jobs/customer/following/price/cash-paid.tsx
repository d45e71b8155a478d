import { type NumberInputProps, Stack } from "@mantine/core";
import jobConfirm from "../../../../locales/en/job-confirm.json";
import { ChoiceChips } from "../../../../shared/choices/choice-chips.tsx";
import { PriceField } from "../../../../shared/forms/price-field.tsx";
import { Banknotes } from "../../../../shared/money/lazy-banknotes.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";

export type PayWay = "cash" | "other" | "later";

interface CashPaidProps {
  /** The field `cashPaid`. Empty: nothing was paid in cash. */
  field: NumberInputProps;
  /** The typed amount. */
  pkr: number;
  /** "": nothing is chosen. */
  way: PayWay | "";
  /** Whether it was another amount than the price: only then a field asks for it. */
  isOther: boolean;
  choose: (way: PayWay) => void;
}

/** One tap says whether the job was paid in cash, another one that it was another amount than the price. */
export function CashPaid({ field, pkr, way, isOther, choose }: CashPaidProps) {
  const confirm = useMessages(jobConfirm);
  return (
    <Stack gap="sm">
      <ChoiceChips
        label={confirm.way}
        choices={[
          { value: "cash", label: confirm.cash },
          { value: "other", label: confirm.otherWay },
          { value: "later", label: confirm.later },
        ]}
        value={way}
        onChoose={choose}
      />
      {way === "cash" && (
        <div>
          {isOther && (
            <PriceField
              required={false}
              autoFocus
              min={0}
              label={confirm.cashPaid}
              description={confirm.cashHint}
              {...field}
            />
          )}
          <Banknotes pkr={pkr} />
        </div>
      )}
    </Stack>
  );
}
