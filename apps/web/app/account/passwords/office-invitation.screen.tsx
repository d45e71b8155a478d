import { Anchor, Paper, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import account from "../../locales/en/account.json";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { NewPasswordStep } from "./new-password-step.tsx";
import { type MailedLink, useMailedLink } from "./use-mailed-link.ts";

export function meta() {
  return pageMeta({ title: getMessages(account).invitation.title });
}

/** The mailed invitation opens this screen. A new member of staff chooses their password here. */
export default function OfficeInvitationScreen() {
  const { invitation } = useMessages(account);
  const [link, setLink] = useState<MailedLink>();
  useMailedLink(setLink);
  return (
    <div className="page">
      <Paper className="surface narrow-page" withBorder p="lg" radius="lg">
        <Title order={1} size="h2" mb="md">
          {invitation.title}
        </Title>
        {link ? (
          <NewPasswordStep
            {...link}
            intro={invitation.intro({ email: link.email })}
            submit={invitation.submit}
            loginPath="/office/login"
          />
        ) : (
          <Text>{invitation.noLink}</Text>
        )}
        <Anchor component={Link} to="/office/login" className="tall-link" mt="sm">
          {invitation.login}
        </Anchor>
      </Paper>
    </div>
  );
}
