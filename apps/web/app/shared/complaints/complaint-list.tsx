import type { JobComplaint } from "@hunarmand/api/inquiries/job-complaints";
import { Anchor, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import problems from "../../locales/en/problems.json";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";

/** The reader's complaints with their state, each with a link to the full complaint. */
export function ComplaintList({ complaints }: { complaints: readonly JobComplaint[] }) {
  const { complaints: texts, statuses, answer: answered } = useMessages(problems);
  const { when } = useFormats();
  return (
    <Stack gap="sm">
      {complaints.map(({ reference, status, createdDate, answer }) => (
        <div key={reference}>
          <Anchor component={Link} to={`/complains?${new URLSearchParams({ reference })}`} className="tall-link">
            {texts.made({ reference, moment: when(createdDate) })}
          </Anchor>
          <Text fw={650}>{statuses[status]}</Text>
          {answer && <Text>{answered({ answer })}</Text>}
        </div>
      ))}
    </Stack>
  );
}
