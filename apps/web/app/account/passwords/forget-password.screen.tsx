import { Anchor, Paper, Text, Title } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { account } from "../../locales/en/account.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { CodeStep } from "./code-step.tsx";
import { EmailStep } from "./email-step.tsx";
import { NewPasswordStep } from "./new-password-step.tsx";

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
  const [progress, setProgress] = useState<Progress>({ step: "email", email: "", code: "" });
  useMailedLink(setProgress);
  const { step, email, code } = progress;
  return (
    <div className="page">
      <Paper className="surface narrow-page" withBorder p="lg" radius="lg">
        <Title order={1} size="h2">
          {reset.title}
        </Title>
        <Text c="dimmed" mb="lg" role="status">
          {reset.step(steps.indexOf(step) + 1)}
        </Text>
        {step === "email" && (
          <EmailStep email={email} onSent={(sentTo) => setProgress({ step: "code", email: sentTo, code: "" })} />
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
        {step === "password" && <NewPasswordStep email={email} code={code} />}
        <Anchor component={Link} to="/login" className="tall-link" mt="sm">
          {reset.login}
        </Anchor>
      </Paper>
    </div>
  );
}

/** The link in the mail brings e-mail and code. They go from the address bar at once: they are as good as a password. */
function useMailedLink(onLink: (progress: Progress) => void) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const takeOver = useEffectEvent((query: URLSearchParams) => {
    const email = query.get("email");
    const code = query.get("code");
    if (!email || !code) return;
    onLink({ step: "code", email, code });
    void navigate("/forgetpassword", { replace: true });
  });
  useEffect(() => takeOver(new URLSearchParams(search)), [search]);
}
