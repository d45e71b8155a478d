import "../../shared/forms/form-styles.ts";
import "./steps/step-bar.css";
import { Alert, Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { useEffect } from "react";
import { Link } from "react-router";
import codeSignup from "../../locales/en/code-signup.json";
import providers from "../../locales/en/providers.json";
import { loadLater, WhenNear } from "../../shared/layout/when-near.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { whenIdle } from "../../shared/parts/when-idle.ts";
import { useSession } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { CodeSignup } from "./by-code/code-signup.tsx";

/** Loaded on demand: most who come have no account. */
const SignedUp = lazyPart(async () => (await import("./signed-up.tsx")).SignedUp);

/** Readable at once. Its script is loaded when it is near, or once the short way above it can send its code (docs/screens.md U12). */
const WholeSignup = loadLater(async () => (await import("./whole-signup.tsx")).WholeSignup);

export function meta() {
  const { signup } = getMessages(providers);
  return pageMeta({ title: signup.pageTitle, description: signup.description, path: "/signup" });
}

/** The short way by phone first, then the whole form. A handyman reads that they have signed up. */
export default function SignupScreen() {
  const { signup } = useMessages(providers);
  const isHandyman = useSession()?.role === "Provider";
  useEffect(() => whenIdle(() => void WholeSignup.load()), []);
  return (
    <div className="page">
      <div className="medium-page">
        {isHandyman ? (
          <>
            <Heading />
            <SignedUp />
          </>
        ) : (
          <CodeSignup heading={<Heading />} intro={<Intro />}>
            <WhenNear part={WholeSignup} />
          </CodeSignup>
        )}
        {!isHandyman && (
          <Stack gap={0} align="center" mt="lg">
            <Group gap="xs">
              <Text>{signup.haveAccount}</Text>
              <Anchor component={Link} to="/login" className="tall-link">
                {signup.login}
              </Anchor>
            </Group>
            <Anchor component={Link} to="/phonelogin" className="tall-link">
              {signup.needWork.phone}
            </Anchor>
          </Stack>
        )}
      </div>
    </div>
  );
}

function Heading() {
  const { signup } = useMessages(providers);
  const { customer } = useMessages(codeSignup);
  return (
    <>
      <Title order={1} ta="center" mb="xs">
        {signup.title}
      </Title>
      {useSession()?.role === "Customer" && (
        <Alert color="marigold" mb="md">
          {customer.already}
        </Alert>
      )}
    </>
  );
}

/** A line for customers, because this page is only for handymen. Its buttons are for them. */
function Intro() {
  const { intro, needWork } = useMessages(providers).signup;
  return (
    <Stack gap={0} align="center" ta="center" mb="md">
      <Text c="dimmed">{intro}</Text>
      <Group component="aside" gap="xs" aria-label={needWork.title}>
        <Text>{needWork.title}</Text>
        <Anchor component={Link} to="/jobs/new" className="tall-link">
          {needWork.post}
        </Anchor>
      </Group>
    </Stack>
  );
}
