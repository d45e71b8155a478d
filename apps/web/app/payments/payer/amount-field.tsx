import { TextInput, type TextInputProps } from "@mantine/core";
import payments from "../../locales/en/payments.json";
import { useMessages } from "../../shared/texts/messages.ts";

/** The amount of a card payment. For the props of `useCallForm().field(name)`. */
export function AmountField(props: TextInputProps) {
  const { card } = useMessages(payments);
  return (
    <TextInput required data-amount inputMode="decimal" autoComplete="off" dir="ltr" label={card.amount} {...props} />
  );
}
