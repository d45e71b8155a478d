import { Anchor, Button, Paper, Text, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import account from "../../locales/en/account.json";
import phoneCode from "../../locales/en/phone-code.json";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { CodeStep } from "./code-step.tsx";
import { EmailStep } from "./email-step.tsx";
import { NewPasswordStep } from "./new-password-step.tsx";
import { PhoneReset } from "./phone-reset.tsx";
import { useMailedLink } from "./use-mailed-link.ts";

export function meta() {
  const { reset } = getMessages(account);
  return pageMeta({ title: reset.title, description: reset.description, path: "/forgetpassword" });
}

const steps = ["email", "code", "password"] as const;

interface Progress {
  step: (typeof steps)[number];
  email: string;
  code: string;
}

export default function ForgetPasswordScreen() {
  const { reset } = useMessages(account);
  const { reset: phoneReset } = useMessages(phoneCode);
  const [progress, setProgress] = useState<Progress>({ step: "email", email: "", code: "" });
  useMailedLink(({ email: mailedTo, code: mailed }) => setProgress({ step: "code", email: mailedTo, code: mailed }));
  const [byPhone, setByPhone] = useState(false);
  const { step, email, code } = progress;
  if (byPhone && step === "email")
    return (
      <ResetPage>
        <PhoneReset onEmail={() => setByPhone(false)} />
      </ResetPage>
    );
  return (
    <ResetPage step={steps.indexOf(step) + 1}>
      {step === "email" && (
        <>
          <EmailStep email={email} onSent={(sentTo) => setProgress({ step: "code", email: sentTo, code: "" })} />
          <Button variant="subtle" fullWidth mt="sm" onClick={() => setByPhone(true)}>
            {phoneReset.byPhone}
          </Button>
        </>
      )}
      {step === "code" && (
        <CodeStep
          // The link's code may arrive after the step was drawn.
          key={code}
          email={email}
          code={code}
          onVerified={(right) => setProgress({ ...progress, step: "password", code: right })}
          onBack={() => setProgress({ ...progress, step: "email", code: "" })}
        />
      )}
      {step === "password" && (
        <NewPasswordStep email={email} code={code} intro={reset.passwordIntro} loginPath="/login" />
      )}
    </ResetPage>
  );
}

/** By phone there is no counting: it is one form after the number. */
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
