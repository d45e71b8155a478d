import { Anchor, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import phoneCode from "../../locales/en/phone-code.json";
import { sectionPath } from "../../shared/contracts/contract-paths.ts";
import { readAskingPath } from "../../shared/drafts/read-asking-path.ts";
import { findPathAfterLogin } from "../../shared/person/path-after-login.ts";
import type { SentCode } from "../../shared/phone-code/ask-code.tsx";
import { PhoneCodeLogin } from "../../shared/phone-code/phone-code-login.tsx";
import { SpokenHeading } from "../../shared/spoken/spoken-heading.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";

export function meta() {
  const { login } = getMessages(phoneCode);
  return pageMeta({ title: login.title, description: login.description, path: "/phonelogin" });
}

export default function PhoneLoginScreen() {
  const { login } = useMessages(phoneCode);
  const navigate = useNavigate();
  const { state } = useLocation();
  // What /login has sent is shown once: a reload finds it where codes are kept.
  const [asked] = useState<SentCode | undefined>(state?.sent);
  useEffect(() => {
    if (state?.sent) void navigate(".", { replace: true, state: null });
  }, [state, navigate]);
  return (
    <div className="page">
      <Paper className="surface narrow-page" withBorder p="lg" radius="lg">
        <Stack gap="md">
          <SpokenHeading
            heading={
              <Stack gap="md">
                <Title order={1} size="h2">
                  {login.title}
                </Title>
                <Reason />
                <Text c="dimmed">{login.text}</Text>
              </Stack>
            }
          >
            <PhoneCodeLogin
              asked={asked}
              submitLabel={login.submit}
              onSignedIn={async (role) => navigate(findPathAfterLogin(role))}
            />
          </SpokenHeading>
          <Group justify="center" gap="0 1.25rem">
            <Anchor component={Link} to="/login" className="tall-link">
              {login.withPassword}
            </Anchor>
            <Anchor component={Link} to="/signup" className="tall-link">
              {login.handyman}
            </Anchor>
          </Group>
        </Stack>
      </Paper>
    </div>
  );
}

const keepStill = () => () => {};

/** Why a contractor's form asks for the number. A page that is served does not know it. */
function Reason() {
  const { reasons } = useMessages(phoneCode).login;
  const asking = useSyncExternalStore(keepStill, readAskingPath, () => undefined);
  const section = (["quote", "new"] as const).find((one) => asking === sectionPath(one));
  return section ? <Text fw={600}>{reasons[section]}</Text> : null;
}
