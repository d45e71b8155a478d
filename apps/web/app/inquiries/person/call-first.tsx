import { Alert, Button, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import complaints from "../../locales/en/complaints.json";
import { InDanger, isAboutSafety } from "../../shared/complaints/in-danger.tsx";
import { UrgentCall } from "../../shared/office/urgent-call.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

interface CallFirstProps {
  /** What is written so far. */
  words: string;
  /** The job, or "". */
  jobId: string;
}

/** Whom to call, for words that cannot wait for an answer in writing: somebody is afraid, or nobody came. */
export function CallFirst({ words, jobId }: CallFirstProps) {
  const { usual, absent } = useMessages(complaints);
  if (isAboutSafety(words)) return <InDanger />;
  if (!words.startsWith(usual.job.absent)) return null;
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
