import type { JobComplaint } from "@hunarmand/api/inquiries/job-complaints";
import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { limits } from "@hunarmand/api/limits";
import { Text } from "@mantine/core";
import problems from "../../locales/en/problems.json";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";

const hourMilliseconds = 3_600_000;

interface ComplaintStateProps extends Pick<JobComplaint, "status" | "createdDate"> {
  /** Whether the office calls about it: then the call is the answer. */
  isCalled?: boolean;
}

/** The state of a complaint. Of a new one also: until when the office answers (docs/product.md I2). */
export function ComplaintState({ status, createdDate, isCalled = false }: ComplaintStateProps) {
  const { statuses, answeredBy } = useMessages(problems);
  const { when } = useFormats();
  const due = new Date(Date.parse(createdDate) + limits.inquiryAnswerHours * hourMilliseconds).toISOString();
  return (
    <>
      <Text fw={650}>{statuses[status]}</Text>
      {status === inquiryStatus.new && !isCalled && <Text>{answeredBy({ moment: when(due) })}</Text>}
    </>
  );
}
