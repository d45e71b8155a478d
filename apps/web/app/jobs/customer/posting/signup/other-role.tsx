import { Alert, Button, Stack } from "@mantine/core";
import customers from "../../../../locales/en/customers.json";
import { endSession } from "../../../../shared/layout/header/use-logout.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { keepDraft, restoreDraft } from "../kept-draft.ts";

/** Says that a handyman's or staff member's account cannot post a job. The draft is kept. */
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

/** Keeps the draft over the logout of this button. */
async function continueAsVisitor(): Promise<void> {
  const draft = restoreDraft();
  await endSession();
  keepDraft(draft);
}
