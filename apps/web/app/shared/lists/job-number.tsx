import { Text } from "@mantine/core";
import shared from "../../locales/en/shared.json";
import { useMessages } from "../texts/messages.ts";

interface JobNumberProps {
  of: { jobNumber: string };
}

/** The number of a job for people, "H-10482", left to right in every language. */
export function JobNumber({ of: { jobNumber } }: JobNumberProps) {
  return (
    <Text span size="sm" c="dimmed" className="ltr">
      {jobNumber}
    </Text>
  );
}

/** "Job H-10482": alone in a line of facts it looks like a sector of Islamabad. */
export function NamedJobNumber(props: JobNumberProps) {
  const { job } = useMessages(shared);
  return (
    <Text span size="sm" c="dimmed" className="whole">
      {job} <JobNumber {...props} />
    </Text>
  );
}
