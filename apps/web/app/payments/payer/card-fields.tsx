import { TextInput, type TextInputProps } from "@mantine/core";
import type { ChangeEvent } from "react";
import payments from "../../locales/en/payments.json";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { AmountField } from "./amount-field.tsx";
import { type CardForm, formatCardNumber, formatExpiry, keepDigits } from "./card-schema.ts";

export const emptyCard = { amount: "", nameOnCard: "", cardNumber: "", expiryDate: "", cvv: "" };

type CardFieldsProps = Pick<CallForm<typeof emptyCard, CardForm>, "field">;

export function CardFields({ field }: CardFieldsProps) {
  const { card } = useMessages(payments);
  return (
    <>
      <AmountField {...field("amount")} />
      <TextInput required autoComplete="cc-name" label={card.nameOnCard} {...field("nameOnCard")} />
      <DigitsField
        autoComplete="cc-number"
        label={card.cardNumber}
        placeholder={card.cardNumberExample}
        format={formatCardNumber}
        {...field("cardNumber")}
      />
      <div className="form-pair">
        <DigitsField
          autoComplete="cc-exp"
          label={card.expiryDate}
          placeholder={card.expiryExample}
          format={formatExpiry}
          {...field("expiryDate")}
        />
        <DigitsField
          type="password"
          autoComplete="cc-csc"
          label={card.cvv}
          placeholder={card.cvvHint}
          format={keepDigits}
          {...field("cvv")}
        />
      </div>
    </>
  );
}

/** Inserts the spaces and the slash while the person types. */
function DigitsField({ format, onChange, ...props }: TextInputProps & { format: (text: string) => string }) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    event.currentTarget.value = format(event.currentTarget.value);
    onChange?.(event);
  };
  return <TextInput required inputMode="numeric" dir="ltr" {...props} onChange={change} />;
}
