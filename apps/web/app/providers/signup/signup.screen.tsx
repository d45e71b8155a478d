import { addProvider } from "@hunarmand/api/providers/providers";
import { Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { Link, useNavigate } from "react-router";
import providers from "../../locales/en/providers.json";
import shared from "../../locales/en/shared.json";
import { callApi, failureText } from "../../shared/calls/call-api.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useContractForm } from "../../shared/forms/use-contract-form.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { NeedWork } from "./need-work.tsx";
import { SignupLogin, SignupPerson } from "./signup-person.tsx";
import { emptySignup, SignupForm, toSignupBody } from "./signup-schema.ts";
import { SignupPlace, SignupTrade } from "./signup-work.tsx";
import { useSignupChoices } from "./use-signup-choices.ts";

export function meta() {
  const { signup } = getMessages(providers);
  return pageMeta({ title: signup.pageTitle, description: signup.description, path: "/signup" });
}

export default function SignupScreen() {
  const { signup } = useMessages(providers);
  const form = useContractForm(SignupForm, emptySignup, { incomplete: signup.incomplete });
  const choices = useSignupChoices(form);
  const save = useSignup();
  return (
    <div className="page">
      <div className="medium-page">
        <NeedWork />
        <Stack gap={0} align="center" ta="center" mb="lg">
          <Title order={1}>{signup.title}</Title>
          <Text c="dimmed">{signup.intro}</Text>
        </Stack>
        <FormBody form={form} onSave={save} submitLabel={signup.submit}>
          <SignupPerson {...form} />
          <SignupPlace form={form} choices={choices} />
          <SignupTrade form={form} choices={choices} />
          <SignupLogin {...form} />
        </FormBody>
        <Group justify="center" gap="xs" mt="lg">
          <Text>{signup.haveAccount}</Text>
          <Anchor component={Link} to="/login" className="tall-link">
            {signup.login}
          </Anchor>
        </Group>
      </div>
    </div>
  );
}

/** A refusal is shown in a dialog, and then stands in the form beside what was typed. */
function useSignup() {
  const navigate = useNavigate();
  return async (values: SignupForm) => {
    const { success, error: errorTitle } = getMessages(shared);
    const texts = getMessages(providers).signup;
    try {
      await callApi(addProvider, { body: toSignupBody(values) });
    } catch (error) {
      await showMessage({ kind: "error", title: errorTitle, text: failureText(error, texts.failed) });
      throw error;
    }
    await showMessage({ kind: "success", title: success, text: texts.succeeded });
    await navigate("/success");
  };
}
