import { getIdentity } from "@hunarmand/api/account/identity";
import { Alert, Anchor, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import providers from "../locales/en/providers.json";
import { callApi } from "../shared/calls/call-api.ts";
import { useSession } from "../shared/person/session.ts";
import { useMessages } from "../shared/texts/messages.ts";

/** A link to confirm the e-mail until it is confirmed. Signing up has sent the code. Nothing else depends on it. */
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
      // Only a hint: other parts of the page report the failure.
      () => undefined,
    );
    return () => leaving.abort();
  }, [person]);
  return person ? email : undefined;
}
