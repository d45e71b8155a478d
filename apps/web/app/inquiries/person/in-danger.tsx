import { Alert, Button, Stack } from "@mantine/core";
import complaints from "../../locales/en/complaints.json";
import { UrgentCall } from "../../shared/office/urgent-call.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

/** The emergency number of the police in Pakistan. */
const policeNumber = "15";

/** For who does not feel safe: an answer in writing comes too late, so the calls lead. */
export function InDanger() {
  const { danger } = useMessages(complaints);
  return (
    <Alert color="red" title={danger.title}>
      <Stack gap="xs">
        <Button component="a" href={`tel:${policeNumber}`} color="red" fullWidth>
          {danger.police({ number: policeNumber })}
        </Button>
        <UrgentCall />
      </Stack>
    </Alert>
  );
}
