import { Anchor, Button, Paper, Text, Title } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import account from "../../locales/en/account.json";
import phoneCode from "../../locales/en/phone-code.json";
import type { ResetWay } from "../../shared/phone-code/by-own-phone.ts";
import { isCodeSent } from "../../shared/phone-code/use-sent-code.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { CodeStep } from "./code-step.tsx";
import { EmailStep } from "./email-step.tsx";
import { NewPasswordStep } from "./new-password-step.tsx";
import { PhoneReset } from "./phone-reset.tsx";
import { resetSteps, useResetProgress } from "./use-reset-progress.ts";

export function meta() {
  const { reset } = getMessages(account);
  return pageMeta({ title: reset.title, description: reset.description, path: "/forgetpassword" });
}

export default function ForgetPasswordScreen() {
  const { reset } = useMessages(account);
  const { reset: phoneReset } = useMessages(phoneCode);
  const { progress, goTo, forget } = useResetProgress();
  const way = useLocation().state as Partial<ResetWay> | null;
  const typedPhone = way?.phone ?? "";
  const [byPhone, setByPhone] = useState(way?.byPhone ?? typedPhone !== "");
  useEffect(() => {
    void isCodeSent("password").then((isSent) => isSent && setByPhone(true));
  }, []);
  const { step, email, code } = progress;
  if (byPhone && step === "email")
    return (
      <ResetPage>
        <PhoneReset phone={typedPhone} onEmail={() => setByPhone(false)} />
      </ResetPage>
    );
  return (
    <ResetPage step={resetSteps.indexOf(step) + 1}>
      {step === "email" && (
        <>
          <EmailStep email={email} onSent={(sentTo) => goTo({ step: "code", email: sentTo, code: "" })} />
          <Button variant="subtle" fullWidth px="xs" mt="sm" onClick={() => setByPhone(true)}>
            {phoneReset.byPhone}
          </Button>
        </>
      )}
      {step === "code" && (
        <CodeStep
          // The link's code may arrive after the first render.
          key={code}
          email={email}
          code={code}
          onVerified={(right) => goTo({ ...progress, step: "password", code: right })}
          onBack={() => goTo({ ...progress, step: "email", code: "" })}
        />
      )}
      {step === "password" && (
        <NewPasswordStep email={email} code={code} intro={reset.passwordIntro} loginPath="/login" onDone={forget} />
      )}
    </ResetPage>
  );
}

/** By phone there is no step number: after the number there is only one form. */
function ResetPage({ step, children }: { step?: number; children: ReactNode }) {
  const { reset } = useMessages(account);
  return (
    <div className="page">
      <Paper className="surface narrow-page" withBorder p="lg" radius="lg">
        <Title order={1} size="h2" mb={step ? 0 : "lg"}>
          {reset.title}
        </Title>
        {step && (
          <Text c="dimmed" mb="lg" role="status">
            {reset.step({ step })}
          </Text>
        )}
        {children}
        <Anchor component={Link} to="/login" className="tall-link" mt="sm">
          {reset.login}
        </Anchor>
      </Paper>
    </div>
  );
}
