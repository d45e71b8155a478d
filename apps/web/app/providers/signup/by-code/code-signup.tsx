import "./code-signup.css";
import { Alert, Anchor, Card, Skeleton, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import texts from "../../../locales/en/code-signup.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { signIn } from "../../../shared/person/session.ts";
import { AskCode } from "../../../shared/phone-code/ask-code.tsx";
import { useSentCode } from "../../../shared/phone-code/use-sent-code.ts";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { CodeProgress } from "./code-progress.tsx";
import { useFeeExample } from "./fee-example.ts";
import { findLateNumber, forgetProof, useProof } from "./kept-proof.ts";
import { VisitPlace } from "./visit-place.tsx";

// Loaded once a code was sent, so that the page itself stays small.
const coming = { fallback: <Skeleton height={180} radius="md" /> };
const CodeStep = lazyPart(async () => (await import("./code-step.tsx")).CodeStep, coming);
const ApplicantSteps = lazyPart(async () => (await import("./applicant-steps.tsx")).ApplicantSteps, coming);
const CustomerNotice = lazyPart(async () => (await import("./customer-notice.tsx")).CustomerNotice, coming);

interface CodeSignupProps {
  heading: ReactNode;
  intro: ReactNode;
  /** The whole form. */
  children: ReactNode;
}

/** Signing up with a phone and its code. Once a code was sent, only its steps are left on the page. */
export function CodeSignup({ heading, intro, children }: CodeSignupProps) {
  const { title, text, whole } = useMessages(texts);
  const code = useSentCode("login", true);
  return (
    <>
      <div className={code.sent ? undefined : "quick-way"}>
        {heading}
        {!code.sent && intro}
        <Card component="section" aria-labelledby="code-signup">
          <Stack gap="sm">
            <Spoken as={code.sent ? undefined : "signup-phone"}>
              <Title order={2} size="h3" id="code-signup">
                {title}
              </Title>
              {!code.sent && <Text c="dimmed">{text}</Text>}
            </Spoken>
            <Steps code={code} />
            {/* Below the button, which stays in the first view of a small phone. */}
            {!code.sent && <FeeExample />}
            {!code.sent && <VisitPlace />}
            {!code.sent && (
              <Anchor href="#whole-signup" className="tall-link">
                {whole.way}
              </Anchor>
            )}
          </Stack>
        </Card>
      </div>
      {!code.sent && children}
    </>
  );
}

function FeeExample() {
  const { fee, noFee } = useMessages(texts);
  const { taken, isHydrated, ...amounts } = useFeeExample();
  return (
    <Text size="sm" style={{ visibility: isHydrated ? undefined : "hidden" }}>
      {taken > 0 || !isHydrated ? fee(amounts) : noFee}
    </Text>
  );
}

function Steps({ code }: { code: ReturnType<typeof useSentCode> }) {
  const { late } = useMessages(texts);
  const { sent, keepSent, requestAgain, markUsed } = code;
  const navigate = useNavigate();
  const [phone, setPhone] = useState("");
  const { proof, confirm, forget } = useProof(sent);
  const [isLate, setLate] = useState(false);
  const [isCustomer, setCustomer] = useState(false);
  useEffect(() => {
    const number = findLateNumber();
    if (number === "") return;
    setPhone(number);
    setLate(true);
  }, []);
  const askAgain = () => {
    setPhone(sent?.phone ?? phone);
    forget();
    setCustomer(false);
    requestAgain();
  };
  const enter = async (token: string, role: string) => {
    await markUsed();
    signIn(token, role);
    if (role === "Provider") await navigate("/pending");
    else setCustomer(true);
  };
  if (!sent)
    return (
      <>
        {isLate && <Alert color="marigold">{late}</Alert>}
        {/* While the number is typed, the step after it is loaded. */}
        <div onFocusCapture={() => void CodeStep.load()}>
          <AskCode
            key={phone}
            purpose="login"
            phone={phone}
            asksNames={false}
            onSent={(asked) => {
              setPhone(asked.phone);
              setLate(false);
              keepSent(asked);
            }}
          />
        </div>
      </>
    );
  if (isCustomer) return <CustomerNotice onOther={askAgain} />;
  if (proof)
    return (
      <ApplicantSteps
        proof={proof}
        requestAgain={askAgain}
        onLate={() => {
          setLate(true);
          askAgain();
        }}
        onSignedUp={async () => {
          forgetProof();
          await markUsed();
        }}
      />
    );
  return (
    <>
      <CodeProgress step="code" />
      <CodeStep sent={sent} onProven={confirm} onAccount={enter} requestAgain={askAgain} onSentAgain={keepSent} />
    </>
  );
}
