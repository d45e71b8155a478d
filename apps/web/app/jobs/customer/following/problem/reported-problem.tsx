import { Text } from "@mantine/core";
import problems from "../../../../locales/en/problems.json";
import { ComplaintState } from "../../../../shared/complaints/complaint-state.tsx";
import { UrgentCall } from "../../../../shared/office/urgent-call.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { FollowedJob } from "../../followed-job.ts";

/** What the customer reported, and the office's answer. Before it: until when it comes, and the office's phone. */
export function ReportedProblem({ problem }: { problem: NonNullable<FollowedJob["problem"]> }) {
  const texts = useMessages(problems);
  const { day } = useFormats();
  const { reportedDate, words, status, answer, reference } = problem;
  return (
    <div>
      <Text>{texts.reported({ day: day(reportedDate) })}</Text>
      {words && <Text>{texts.quoted({ words })}</Text>}
      <ComplaintState status={status} createdDate={reportedDate} />
      {answer ? <Text>{texts.answer({ answer })}</Text> : <UrgentCall />}
      <Text size="sm" c="dimmed">
        {texts.reference({ reference })}
      </Text>
    </div>
  );
}
