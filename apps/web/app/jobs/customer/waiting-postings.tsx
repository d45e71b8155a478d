import { Card, Stack, Text } from "@mantine/core";
import { useWaitingCalls } from "../../shared/waiting-calls/screens/use-waiting-calls.ts";
import { WaitingOf } from "../../shared/waiting-calls/screens/waiting-of.tsx";

/** Jobs that are on this device only, with their pictures and voice notes. */
export function WaitingPostings() {
  const postings = useWaitingCalls().filter(({ kind }) => kind === "job");
  if (postings.length === 0) return null;
  return (
    <Stack gap="md">
      {postings.map(({ subject, name }) => (
        <Card key={subject}>
          <Text fw={600} mb="xs">
            {name}
          </Text>
          <WaitingOf subject={subject} />
        </Card>
      ))}
    </Stack>
  );
}
