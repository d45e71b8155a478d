import { login } from "@hunarmand/api/account/account";
import { TextInput } from "@mantine/core";
import customers from "../../../../locales/en/customers.json";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { FormBody } from "../../../../shared/forms/form-body.tsx";
import { PasswordField } from "../../../../shared/forms/form-fields.tsx";
import { useCallForm } from "../../../../shared/forms/use-call-form.ts";
import { signIn } from "../../../../shared/person/session.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { AccountFormProps } from "./account-form.ts";

export function CustomerLogin({ onSignedIn }: AccountFormProps) {
  const { account } = useMessages(customers);
  const form = useCallForm(login.body, { identifier: "", password: "" }, { draft: "none" });
  return (
    <FormBody
      form={form}
      submitLabel={account.login}
      onSave={async (body) => {
        const { token, role } = await callApi(login, { body });
        signIn(token, role);
        // A handyman's account cannot post: the page then says so.
        if (role === "Customer") await onSignedIn();
      }}
    >
      <TextInput
        required
        label={account.identifier}
        autoComplete="username"
        autoCapitalize="none"
        {...form.field("identifier")}
      />
      <PasswordField required label={account.password} {...form.field("password")} />
    </FormBody>
  );
}
