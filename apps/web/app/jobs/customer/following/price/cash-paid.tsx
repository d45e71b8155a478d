import { type NumberInputProps, Stack } from "@mantine/core";
import { useState } from "react";
import customers from "../../../../locales/en/customers.json";
import { ChoiceChips } from "../../../../shared/choices/choice-chips.tsx";
import { PriceField } from "../../../../shared/forms/price-field.tsx";
import { Banknotes } from "../../../../shared/money/lazy-banknotes.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";

type PayWay = "cash" | "other";

interface CashPaidProps {
  /** The field `cashPaid`. Empty: nothing was paid in cash. */
  field: NumberInputProps;
  /** The typed amount. */
  pkr: number;
  /** What is chosen at first. Undefined: nothing. */
  first: PayWay | undefined;
  choose: (way: PayWay) => void;
}

/** One tap says whether the job was paid in cash. Only then the amount is asked for. */
export function CashPaid({ field, pkr, first, choose }: CashPaidProps) {
  const { confirm } = useMessages(customers);
  const [chosen, setChosen] = useState<PayWay>();
  const way = chosen ?? (pkr > 0 ? "cash" : first);
  return (
    <Stack gap="sm">
      <ChoiceChips
        label={confirm.way}
        choices={[
          { value: "cash", label: confirm.cash },
          { value: "other", label: confirm.otherWay },
        ]}
        value={way ?? ""}
        onChoose={(next) => {
          setChosen(next);
          choose(next);
        }}
      />
      {way === "cash" && (
        <div>
          <PriceField required={false} min={0} label={confirm.cashPaid} description={confirm.cashHint} {...field} />
          <Banknotes pkr={pkr} />
        </div>
      )}
    </Stack>
  );
}
