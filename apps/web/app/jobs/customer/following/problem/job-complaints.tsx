import { Card, Title } from "@mantine/core";
import problems from "../../../../locales/en/problems.json";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { FollowedJob } from "../../followed-job.ts";

// Loaded on demand: complaints are rare.
const ComplaintList = lazyPart(
  async () => (await import("../../../../shared/complaints/complaint-list.tsx")).ComplaintList,
);

/** The customer's complaints about this job with their state. */
export function JobComplaints({ job: { complaints } }: { job: FollowedJob }) {
  const { complaints: texts } = useMessages(problems);
  if (complaints.length === 0) return null;
  return (
    <Card component="section" aria-label={texts.title}>
      <Title order={2} size="h3" mb="sm">
        {texts.title}
      </Title>
      <ComplaintList complaints={complaints} />
    </Card>
  );
}
