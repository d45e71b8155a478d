import type { WalletAccounts } from "@hunarmand/api/payments/due";
import { walletTypes } from "@hunarmand/api/payments/payer";
import { NativeSelect, TextInput } from "@mantine/core";
import payments from "../../locales/en/payments.json";
import { ImagePicker } from "../../shared/forms/image-picker.tsx";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { WalletAccountCard } from "./wallet-account.tsx";
import type { emptyWalletPayment, WalletForm } from "./wallet-schema.ts";

interface WalletFieldsProps extends Pick<CallForm<typeof emptyWalletPayment, WalletForm>, "field" | "form"> {
  accounts: WalletAccounts;
}

export function WalletFields({ accounts, field, form }: WalletFieldsProps) {
  const { wallet } = useMessages(payments);
  const image = field("transactionImage");
  const choices = walletTypes.map((value) => ({ value, label: wallet.wallets[value] }));
  return (
    <>
      <NativeSelect
        required
        label={wallet.walletType}
        data={[{ value: "", label: wallet.choose }, ...choices]}
        {...field("walletType")}
      />
      <TextInput
        required
        data-amount
        inputMode="decimal"
        autoComplete="off"
        label={wallet.amount}
        dir="ltr"
        {...field("amount")}
      />
      <WalletAccountCard accounts={accounts} walletType={form.values.walletType} amount={form.values.amount} />
      <TextInput
        required
        autoComplete="off"
        label={wallet.transactionId}
        description={wallet.transactionIdHint}
        dir="ltr"
        {...field("transactionId")}
      />
      <TextInput required autoComplete="name" label={wallet.senderName} {...field("senderName")} />
      <TextInput required type="date" max={toPakistanDay()} label={wallet.sentDate} {...field("sentDate")} />
      <ImagePicker
        required
        name="transactionImage"
        label={wallet.image}
        value={form.values.transactionImage}
        error={image.error}
        onPick={(picture) => image.onChange(picture)}
      />
    </>
  );
}
