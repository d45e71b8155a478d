import { Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import providers from "../../locales/en/providers.json";
import { useSession } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { CodeSignup } from "./by-code/code-signup.tsx";
import { NeedWork } from "./need-work.tsx";
import { SignedUp } from "./signed-up.tsx";
import { WholeSignup } from "./whole-signup.tsx";

export function meta() {
  const { signup } = getMessages(providers);
  return pageMeta({ title: signup.pageTitle, description: signup.description, path: "/signup" });
}

/** The short way by phone first, then the whole form. A handyman reads that they have signed up. */
export default function SignupScreen() {
  const { signup } = useMessages(providers);
  const isHandyman = useSession()?.role === "Provider";
  return (
    <div className="page">
      <div className="medium-page">
        <Stack gap={0} align="center" ta="center" mb="lg">
          <Title order={1}>{signup.title}</Title>
          <Text c="dimmed">{signup.intro}</Text>
          {!isHandyman && <NeedWork />}
        </Stack>
        {isHandyman ? (
          <SignedUp />
        ) : (
          <CodeSignup>
            <WholeSignup />
          </CodeSignup>
        )}
        {!isHandyman && (
          <Group justify="center" gap="xs" mt="lg">
            <Text>{signup.haveAccount}</Text>
            <Anchor component={Link} to="/login" className="tall-link">
              {signup.login}
            </Anchor>
          </Group>
        )}
      </div>
    </div>
  );
}
