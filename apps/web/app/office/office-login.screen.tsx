import { adminLogin } from "@hunarmand/contract/account";
import { Paper, TextInput, Title } from "@mantine/core";
import { useNavigate } from "react-router";
import { office } from "../locales/en/office.ts";
import { callApi } from "../shared/call-api.ts";
import { FormBody } from "../shared/form-body.tsx";
import { PasswordField } from "../shared/form-fields.tsx";
import { getMessages, useMessages } from "../shared/messages.ts";
import { pageMeta } from "../shared/page-meta.ts";
import { signIn } from "../shared/session.ts";
import { useContractForm } from "../shared/use-contract-form.ts";

export function meta() {
  return pageMeta({ title: getMessages(office).login.title });
}

export default function OfficeLoginScreen() {
  const { login } = useMessages(office);
  const navigate = useNavigate();
  const form = useContractForm(adminLogin.body, { identifier: "", password: "" }, { incomplete: login.incomplete });
  return (
    <div className="page">
      <Paper className="surface narrow-page" withBorder p="xl" radius="lg">
        <Title order={1} ta="center" mb="lg">
          {login.title}
        </Title>
        <FormBody
          form={form}
          submitLabel={login.submit}
          onSave={async (body) => {
            const { token, role } = await callApi(adminLogin, { body });
            signIn(token, role);
            await navigate("/office");
          }}
        >
          <TextInput label={login.identifier} inputMode="email" autoComplete="username" {...form.field("identifier")} />
          <PasswordField label={login.password} {...form.field("password")} />
        </FormBody>
      </Paper>
    </div>
  );
}
