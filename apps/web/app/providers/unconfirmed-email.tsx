import { getIdentity } from "@hunarmand/api/account/identity";
import { Alert, Anchor, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import providers from "../locales/en/providers.json";
import { callApi } from "../shared/calls/call-api.ts";
import { useSession } from "../shared/person/session.ts";
import { useMessages } from "../shared/texts/messages.ts";

/** The way to confirm the e-mail, for as long as nobody has: signing up has mailed the code. Nothing waits for it. */
export function UnconfirmedEmail() {
  const { confirmEmail } = useMessages(providers);
  const email = useUnconfirmedEmail();
  if (!email) return null;
  return (
    <Alert color="marigold" title={confirmEmail.title} w="100%">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{confirmEmail.text({ email })}</Text>
        <Anchor component={Link} to="/signindetails" className="tall-link">
          {confirmEmail.link}
        </Anchor>
      </Stack>
    </Alert>
  );
}

function useUnconfirmedEmail(): string | undefined {
  const person = useSession()?.person;
  const [email, setEmail] = useState<string>();
  useEffect(() => {
    if (!person) return;
    const leaving = new AbortController();
    callApi(getIdentity, { signal: leaving.signal }).then(
      (own) => setEmail(own.emailConfirmed ? undefined : (own.email ?? undefined)),
      // A hint: what fails says so elsewhere on the page.
      () => undefined,
    );
    return () => leaving.abort();
  }, [person]);
  return person ? email : undefined;
}
