import { addProvider } from "@hunarmand/api/providers/providers";
import { Alert, Anchor, Button, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import codeSignup from "../../locales/en/code-signup.json";
import providers from "../../locales/en/providers.json";
import shared from "../../locales/en/shared.json";
import signupTexts from "../../locales/en/signup-steps.json";
import { ApiError, failureText } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { type NumberProof, ProveNumber, toProofBody } from "./prove-number.tsx";
import { SignupLogin, SignupPerson } from "./signup-person.tsx";
import { emptySignup, SignupForm, toSignupBody } from "./signup-schema.ts";
import { SignupPlace, SignupTrade } from "./signup-work.tsx";
import { findStepOf, lastStep } from "./steps/signup-steps.ts";
import { StepBar } from "./steps/step-bar.tsx";
import { useSignupSteps } from "./steps/use-signup-steps.ts";
import { useSignupChoices } from "./use-signup-choices.ts";

/** The whole form in one go, in three steps. */
export function WholeSignup() {
  const { signup } = useMessages(providers);
  const texts = useMessages(signupTexts);
  const { whole } = useMessages(codeSignup);
  const [step, setStep] = useState(0);
  const form = useCallForm(SignupForm, emptySignup, {
    draft: "none",
    incomplete: signup.incomplete,
    // At once: the field that gets the focus must be visible by then.
    showFields: (names) => flushSync(() => setStep(findStepOf(names))),
  });
  const choices = useSignupChoices(form);
  const { heading, isRestored, goOn, goBack, startOver, forget } = useSignupSteps({ form, step, setStep });
  const { save, isTaken, proof, setProof } = useSignup(forget);
  const phone = form.form.getValues().PhoneNumber;
  return (
    <section aria-labelledby="whole-signup">
      <Title order={2} size="h3" id="whole-signup" mt="xl">
        {whole.title}
      </Title>
      <Text c="dimmed">{whole.text}</Text>
      <Anchor href="#code-signup" className="tall-link" mb="md">
        {whole.quick}
      </Anchor>
      <FormBody
        form={form}
        onSave={save}
        submitLabel={signup.submit}
        steps={{
          ...{ goOn, isLast: step === lastStep, goOnLabel: texts.goOn },
          goBack: step > 0 && (
            <Button type="button" fullWidth variant="default" onClick={goBack}>
              {texts.goBack}
            </Button>
          ),
        }}
      >
        {isRestored && <TakenUp startOver={startOver} />}
        <StepBar step={step} heading={heading} />
        <Step shown={step === 0}>
          <SignupPerson {...form} proof={isTaken && <ProveNumber phone={phone} proof={proof} onChange={setProof} />} />
        </Step>
        <Step shown={step === 1}>
          <SignupPlace form={form} choices={choices} />
          <SignupTrade form={form} choices={choices} />
        </Step>
        <Step shown={step === 2}>
          <SignupLogin {...form} />
        </Step>
      </FormBody>
    </section>
  );
}

/** All steps are one form: hidden fields stay in it. */
function Step({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <div hidden={!shown}>
      <Stack gap="md">{children}</Stack>
    </div>
  );
}

function TakenUp({ startOver }: { startOver: () => void }) {
  const { takenUp } = useMessages(signupTexts);
  return (
    <Alert color="green" variant="light" title={takenUp.title}>
      <Text>{takenUp.text}</Text>
      <Button type="button" variant="default" mt="sm" onClick={startOver}>
        {takenUp.startOver}
      </Button>
    </Alert>
  );
}

/** Shows a refusal in a dialog, and then in the form. */
function useSignup(forget: () => void) {
  const navigate = useNavigate();
  const [isTaken, setTaken] = useState(false);
  const [proof, setProof] = useState<NumberProof>();
  const save = async (values: SignupForm) => {
    const { success, error: errorTitle } = getMessages(shared);
    const texts = getMessages(providers).signup;
    try {
      await callApi(addProvider, { body: { ...toSignupBody(values), ...toProofBody(proof, values.PhoneNumber) } });
    } catch (error) {
      // Later refusals keep the code: only a signup consumes it.
      setTaken(isTaken || (error instanceof ApiError && error.code === "phone-taken"));
      await showMessage({ kind: "error", title: errorTitle, text: failureText(error, texts.failed) });
      throw error;
    }
    forget();
    await showMessage({ kind: "success", title: success, text: texts.succeeded });
    await navigate("/success");
  };
  return { save, isTaken, proof, setProof };
}
