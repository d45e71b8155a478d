import { Anchor, Group, Paper, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import account from "../../locales/en/account.json";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { DemoLogins } from "./demo-logins.tsx";
import { LoginForm } from "./login-form.tsx";

export function meta() {
  const { login } = getMessages(account);
  return pageMeta({ title: login.title, description: login.description, path: "/login" });
}

export default function LoginScreen() {
  const { login } = useMessages(account);
  return (
    <div className="page">
      <Paper className="surface narrow-page" withBorder p="lg" radius="lg">
        <Title order={1} ta="center" mb="lg">
          {login.title}
        </Title>
        <LoginForm />
        <Group justify="center" gap="xs" mt="lg">
          <Text>{login.noAccount}</Text>
          <Anchor component={Link} to="/signup" className="tall-link">
            {login.signUp}
          </Anchor>
        </Group>
      </Paper>
      <DemoLogins kind="portal" />
    </div>
  );
}
