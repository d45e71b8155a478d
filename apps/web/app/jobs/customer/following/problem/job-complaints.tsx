import { Card, Title } from "@mantine/core";
import { lazy, Suspense } from "react";
import problems from "../../../../locales/en/problems.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { FollowedJob } from "../../job-stage.ts";

// Complaints are rare: a job does not pay for them.
const ComplaintList = lazy(() =>
  import("../../../complaints/complaint-list.tsx").then((module) => ({ default: module.ComplaintList })),
);

/** What became of what the customer complained of, where they look for it first. */
export function JobComplaints({ job: { complaints } }: { job: FollowedJob }) {
  const { complaints: texts } = useMessages(problems);
  if (complaints.length === 0) return null;
  return (
    <Card component="section" aria-label={texts.title}>
      <Title order={2} size="h3" mb="sm">
        {texts.title}
      </Title>
      <Suspense fallback={null}>
        <ComplaintList complaints={complaints} />
      </Suspense>
    </Card>
  );
}
