import type { DeskJob } from "@hunarmand/api/jobs/office";
import { Card, Group, Stack, Text, Title } from "@mantine/core";
import problems from "../../locales/en/problems.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Complaints of both sides with their state. */
export function DeskComplaints({ job: { complaints } }: { job: DeskJob }) {
  const { deskComplaints: texts, answer: answered } = useMessages(problems);
  const { moment } = useFormats();
  if (complaints.length === 0) return null;
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {texts.title}
        </Title>
        {complaints.map(({ reference, status, createdDate, answer, name, message }) => (
          <div key={reference}>
            <Group justify="space-between" gap="xs">
              <Text fw={600}>{texts.made({ name, reference, moment: moment(createdDate) })}</Text>
              <Text>{texts.statuses[status]}</Text>
            </Group>
            <Text dir="auto">{message}</Text>
            {answer && <Text c="dimmed">{answered({ answer })}</Text>}
          </div>
        ))}
      </Stack>
    </Card>
  );
}
