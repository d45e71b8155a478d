import type { JobComplaint } from "@hunarmand/api/inquiries/job-complaints";
import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { Text } from "@mantine/core";
import problems from "../../locales/en/problems.json";
import { lazyPart } from "../parts/lazy-part.tsx";
import { useMessages } from "../texts/messages.ts";

// Answered ones need no time.
const AnswerBy = lazyPart(async () => (await import("./answer-by.tsx")).AnswerBy, { away: () => null });

interface ComplaintStateProps extends Pick<JobComplaint, "status" | "createdDate"> {
  /** Whether the office calls about it: then the call is the answer. */
  isCalled?: boolean;
}

/** The state of a complaint. Of a new one also: until when the office answers (docs/product.md I2). */
export function ComplaintState({ status, createdDate, isCalled = false }: ComplaintStateProps) {
  const { statuses } = useMessages(problems);
  return (
    <>
      <Text fw={650}>{statuses[status]}</Text>
      {status === inquiryStatus.new && !isCalled && <AnswerBy of={createdDate} />}
    </>
  );
}
