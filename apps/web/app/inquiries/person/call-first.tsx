import { Alert, Button, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import complaints from "../../locales/en/complaints.json";
import { InDanger, isAboutSafety } from "../../shared/complaints/in-danger.tsx";
import { isAboutAbsence } from "../../shared/complaints/nobody-came.tsx";
import { UrgentCall } from "../../shared/office/urgent-call.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

/** Whether these words cannot wait for an answer in writing: somebody is afraid, or nobody came. */
export const mustCall = (words: string): boolean => isAboutSafety(words) || isAboutAbsence(words);

interface CallFirstProps {
  /** What is written so far, or was sent. */
  words: string;
  /** The job whose page has the handyman's number, or "". */
  jobId: string;
}

/** Whom to call, for words that cannot wait. */
export function CallFirst({ words, jobId }: CallFirstProps) {
  const { absent } = useMessages(complaints);
  if (isAboutSafety(words)) return <InDanger />;
  if (!isAboutAbsence(words)) return null;
  return (
    <Alert color="marigold" title={absent.title}>
      <Stack gap="xs">
        <Text>{absent.text}</Text>
        {jobId !== "" && (
          <Button component={Link} to={`/jobs/${jobId}`} fullWidth>
            {absent.handyman}
          </Button>
        )}
        <UrgentCall />
      </Stack>
    </Alert>
  );
}
