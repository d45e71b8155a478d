import { Anchor, Card, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import problems from "../../../../locales/en/problems.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { FollowedJob } from "../../job-stage.ts";

/** What became of what the customer complained of, where they look for it first. */
export function JobComplaints({ job: { complaints } }: { job: FollowedJob }) {
  const { complaints: texts, statuses, answer: answered } = useMessages(problems);
  const { moment } = useFormats();
  if (complaints.length === 0) return null;
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {texts.title}
        </Title>
        {complaints.map(({ reference, status, createdDate, answer }) => (
          <div key={reference}>
            <Anchor component={Link} to={`/complains?${new URLSearchParams({ reference })}`} className="tall-link">
              {texts.made({ reference, moment: moment(createdDate) })}
            </Anchor>
            <Text fw={650}>{statuses[status]}</Text>
            {answer && <Text>{answered({ answer })}</Text>}
          </div>
        ))}
      </Stack>
    </Card>
  );
}
