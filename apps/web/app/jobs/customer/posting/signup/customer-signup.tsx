import { signupCustomer } from "@hunarmand/api/customers/customers";
import { TextInput } from "@mantine/core";
import customers from "../../../../locales/en/customers.json";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { FormBody } from "../../../../shared/forms/form-body.tsx";
import { EmailField, PasswordField, PhoneField } from "../../../../shared/forms/form-fields.tsx";
import { useContractForm } from "../../../../shared/forms/use-contract-form.ts";
import { signIn } from "../../../../shared/person/session.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { AccountFormProps } from "./account-form.ts";

export function CustomerSignup({ phone, onSignedIn }: AccountFormProps & { phone: string }) {
  const { account } = useMessages(customers);
  const start = { firstName: "", lastName: "", phoneNumber: phone, email: "", password: "" };
  const form = useContractForm(signupCustomer.body, start);
  const { field } = form;
  return (
    <FormBody
      form={form}
      submitLabel={account.signup}
      onSave={async (body) => {
        const { token, role } = await callApi(signupCustomer, { body });
        signIn(token, role);
        await onSignedIn();
      }}
    >
      <div className="form-grid">
        <TextInput required autoComplete="given-name" label={account.firstName} {...field("firstName")} />
        <TextInput required autoComplete="family-name" label={account.lastName} {...field("lastName")} />
      </div>
      <PhoneField required label={account.phoneNumber} {...field("phoneNumber")} />
      <EmailField label={account.email} {...field("email")} />
      <PasswordField
        required
        autoComplete="new-password"
        label={account.password}
        description={account.passwordHint}
        {...field("password")}
      />
    </FormBody>
  );
}
