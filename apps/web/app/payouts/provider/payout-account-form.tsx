import { TypedPassword } from "@hunarmand/api/fields";
import {
  type PayoutAccount,
  PayoutAccountBody,
  payoutKinds,
  updatePayoutAccount,
} from "@hunarmand/api/payouts/payouts";
import { NativeSelect, type NativeSelectProps, TextInput } from "@mantine/core";
import { useRevalidator } from "react-router";
import payouts from "../../locales/en/payouts.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { PasswordField, PhoneField } from "../../shared/forms/form-fields.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";

const nothing = { kind: "bank", holderName: "", number: "" } as const;
const Form = PayoutAccountBody.extend({ currentPassword: TypedPassword });

interface PayoutAccountFormProps {
  account: PayoutAccount | null;
  /** The person's own name and mobile number, if there is no account yet. */
  suggested: PayoutAccount | null;
}

/** The provider's account for payouts: an IBAN, or a wallet's mobile number. The server checks the IBAN. */
export function PayoutAccountForm({ account, suggested }: PayoutAccountFormProps) {
  const { account: texts } = useMessages(payouts);
  const { revalidate } = useRevalidator();
  const start: { kind: string; holderName: string; number: string } = account ?? suggested ?? nothing;
  const form = useCallForm(Form, { ...start, currentPassword: "" }, { draft: { form: "payout-account" } });
  /** An IBAN is no wallet's number, and the other way round. */
  const changeKind = (kind: string) => {
    const isOther = (kind === "bank") !== (form.form.getValues().kind === "bank");
    const own = (start.kind === "bank") === (kind === "bank") ? start.number : "";
    form.form.setValues(isOther ? { kind, number: own } : { kind });
  };
  return (
    <FormBody
      form={form}
      submitLabel={texts.save}
      inReach
      onSave={async (body) => {
        const { message } = await callApi(updatePayoutAccount, { body });
        form.form.setFieldValue("currentPassword", "");
        showToast(message);
        await revalidate();
      }}
    >
      <KindField {...form.field("kind")} onChange={({ currentTarget: { value } }) => changeKind(value)} />
      <TextInput
        required
        autoComplete="name"
        label={texts.holderName}
        description={texts.holderNameHint}
        {...form.field("holderName")}
      />
      {form.form.values.kind === "bank" ? (
        <TextInput
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          label={texts.iban}
          description={texts.ibanHint}
          placeholder={texts.ibanExample}
          {...form.field("number")}
        />
      ) : (
        <PhoneField required label={texts.wallet} {...form.field("number")} />
      )}
      <PasswordField
        required
        label={texts.currentPassword}
        description={texts.currentPasswordHint}
        {...form.field("currentPassword")}
      />
    </FormBody>
  );
}

function KindField(props: NativeSelectProps) {
  const { account: texts, kinds } = useMessages(payouts);
  const data = payoutKinds.map((value) => ({ value, label: kinds[value] }));
  return <NativeSelect required label={texts.kind} data={data} {...props} />;
}
