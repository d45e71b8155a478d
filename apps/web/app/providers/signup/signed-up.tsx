import { providerStatus } from "@hunarmand/api/providers/steps";
import { Button, Card, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import texts from "../../locales/en/code-signup.json";
import { useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";

/** For handymen who open the signup while they are logged in. */
export function SignedUp() {
  const { signedUp } = useMessages(texts);
  const session = useSession();
  const isVerified = session?.status === providerStatus.verified;
  return (
    <Card>
      <Stack align="flex-start" gap="sm">
        <Title order={2} size="h3">
          {signedUp.title}
        </Title>
        <Text>{signedUp.text({ name: session?.username ?? "" })}</Text>
        <Button component={Link} to={isVerified ? "/home" : "/pending"}>
          {isVerified ? signedUp.home : signedUp.road}
        </Button>
      </Stack>
    </Card>
  );
}
