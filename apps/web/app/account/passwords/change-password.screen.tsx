import { changePassword } from "@hunarmand/api/account/passwords";
import { Anchor, Paper, Stack, Text, Title } from "@mantine/core";
import { Link, useNavigate } from "react-router";
import account from "../../locales/en/account.json";
import shared from "../../locales/en/shared.json";
import { failureText } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { PasswordField } from "../../shared/forms/form-fields.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { readSession, useSession } from "../../shared/person/session.ts";
import type { ResetWay } from "../../shared/phone-code/by-own-phone.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { ChangePasswordForm, doPasswordsDiffer } from "./change-password-schema.ts";

export function meta() {
  return pageMeta({ title: getMessages(account).changePassword.title });
}

export default function ChangePasswordScreen() {
  const { changePassword: texts } = useMessages(account);
  const form = useCallForm(
    ChangePasswordForm,
    { currentPassword: "", newPassword: "", confirmPassword: "" },
    { draft: "none" },
  );
  const { newPassword, confirmPassword } = form.form.values;
  const differ = doPasswordsDiffer(newPassword, confirmPassword);
  const confirm = form.field("confirmPassword");
  const save = useChangePassword();
  // Without an e-mail, for which the session then has an id, only a code by text message can set a password.
  const way: ResetWay = { byPhone: !useSession()?.email.includes("@") };
  return (
    <div className="page">
      <Paper className="surface narrow-page" withBorder p="lg" radius="lg">
        <Title order={1} size="h2" mb="xs">
          {texts.title}
        </Title>
        <Text mb="lg">{texts.intro}</Text>
        <FormBody form={form} onSave={save} submitLabel={texts.submit} disabled={!form.form.isValid()}>
          <PasswordField required label={texts.current} {...form.field("currentPassword")} />
          <PasswordField
            required
            autoComplete="new-password"
            label={texts.new}
            description={texts.hint}
            {...form.field("newPassword")}
          />
          <PasswordField
            required
            autoComplete="new-password"
            label={texts.confirm}
            {...confirm}
            error={differ ? texts.passwordsDiffer : confirm.error}
          />
        </FormBody>
        <Stack gap="sm" align="flex-start" mt="sm">
          <Anchor component={Link} to="/forgetpassword" state={way} className="tall-link">
            {texts.none}
          </Anchor>
          <Anchor component={Link} to="/accountsettings" className="tall-link">
            {texts.back}
          </Anchor>
        </Stack>
      </Paper>
    </div>
  );
}

function useChangePassword() {
  const navigate = useNavigate();
  return async ({ currentPassword, newPassword }: ChangePasswordForm) => {
    const { success, error: errorTitle, errors } = getMessages(shared);
    const texts = getMessages(account).changePassword;
    const email = readSession()?.email;
    if (!email) return showMessage({ kind: "error", title: errorTitle, text: errors.noEmail });
    try {
      const { message } = await callApi(changePassword, { body: { email, currentPassword, newPassword } });
      await showMessage({ kind: "success", title: success, text: message || texts.done });
    } catch (error) {
      await showMessage({ kind: "error", title: errorTitle, text: failureText(error, texts.failed) });
      throw error;
    }
    await navigate("/accountsettings");
  };
}
