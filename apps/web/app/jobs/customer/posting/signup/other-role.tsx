import { Alert, Button, Stack } from "@mantine/core";
import customers from "../../../../locales/en/customers.json";
import { endSession } from "../../../../shared/layout/header/use-logout.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { keepDraft, restoreDraft } from "../kept-draft.ts";

/** A handyman or a clerk who wants to post a job: not with this account, and nothing typed is lost. */
export function OtherRole() {
  const { account } = useMessages(customers);
  return (
    <Alert color="marigold">
      <Stack align="flex-start" gap="sm">
        {account.otherRole}
        <Button variant="default" onClick={() => void continueAsVisitor()}>
          {account.logout}
        </Button>
      </Stack>
    </Alert>
  );
}

/** The one thing that goes on over a logout, as this button asks. */
async function continueAsVisitor(): Promise<void> {
  const draft = restoreDraft();
  await endSession();
  keepDraft(draft);
}
