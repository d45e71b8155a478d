import { Alert, Button, Stack } from "@mantine/core";
import { customers } from "../locales/en/customers.ts";
import { useMessages } from "../shared/messages.ts";
import { signOut } from "../shared/session.ts";

/** A handyman or a clerk who wants to post a job: not with this account, and nothing typed is lost. */
export function OtherRole() {
  const { account } = useMessages(customers);
  return (
    <Alert color="marigold">
      <Stack align="flex-start" gap="sm">
        {account.otherRole}
        <Button variant="default" onClick={signOut}>
          {account.logout}
        </Button>
      </Stack>
    </Alert>
  );
}
