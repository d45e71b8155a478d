import { adminLogin } from "@hunarmand/api/account/account";
import { Button, Paper, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import office from "../../locales/en/office.json";
import security from "../../locales/en/security.json";
import { ApiError } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { PasswordField } from "../../shared/forms/form-fields.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { findPathAfterLogin } from "../../shared/person/path-after-login.ts";
import { signIn } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { DemoLogins } from "./demo-logins.tsx";
import { TotpLogin } from "./totp-login.tsx";

export function meta() {
  return pageMeta({ title: getMessages(office).login.title });
}

/** The page of the office that a mail's link leads to: no other address may follow a login. */
const nextPage = /^\/office(\/[\w-]+)+(\?[\w=&-]*)?$/;

/** What the first step has verified. The second step needs it. */
export interface FirstStep {
  identifier?: string | undefined;
  password: string;
}

export default function OfficeLoginScreen() {
  const { login } = useMessages(office);
  const second = useMessages(security).login;
  const [proved, setProved] = useState<FirstStep>();
  const navigate = useNavigate();
  const next = useSearchParams()[0].get("next") ?? "";
  const enter = async (body: FirstStep & { oneTimeCode?: string | undefined }) => {
    const { token, role } = await callApi(adminLogin, { body });
    signIn(token, role);
    await navigate(nextPage.test(next) ? next : findPathAfterLogin(role));
  };
  return (
    <div className="page">
      <Paper className="surface narrow-page" withBorder p="lg" radius="lg">
        <Title order={1} ta="center" mb="lg">
          {proved ? second.title : login.title}
        </Title>
        {proved ? (
          <>
            <Text mb="md">{second.text}</Text>
            <TotpLogin onSave={(oneTimeCode) => enter({ ...proved, oneTimeCode })} />
            <Button variant="default" fullWidth mt="sm" onClick={() => setProved(undefined)}>
              {second.back}
            </Button>
          </>
        ) : (
          <PasswordStep onSave={enter} onProved={setProved} />
        )}
      </Paper>
      <DemoLogins kind="office" />
    </div>
  );
}

interface PasswordStepProps {
  onSave: (body: FirstStep) => Promise<void>;
  onProved: (body: FirstStep) => void;
}

function PasswordStep({ onSave, onProved }: PasswordStepProps) {
  const { login } = useMessages(office);
  const form = useCallForm(
    adminLogin.body,
    { identifier: "", password: "" },
    { draft: "none", incomplete: login.incomplete },
  );
  return (
    <FormBody
      form={form}
      submitLabel={login.submit}
      onSave={async ({ identifier, password }) => {
        await onSave({ identifier, password }).catch((error: unknown) => {
          if (!(error instanceof ApiError) || error.code !== "one-time-code-required") throw error;
          onProved({ identifier, password });
        });
      }}
    >
      <TextInput label={login.identifier} inputMode="email" autoComplete="username" {...form.field("identifier")} />
      <PasswordField label={login.password} {...form.field("password")} />
    </FormBody>
  );
}
