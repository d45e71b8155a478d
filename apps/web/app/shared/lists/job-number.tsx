import { Text } from "@mantine/core";

/** What people read and say for a job, "H-10482", in whatever direction the text runs. */
export function JobNumber({ of: { jobNumber } }: { of: { jobNumber: string } }) {
  return (
    <Text span size="sm" c="dimmed" className="ltr">
      {jobNumber}
    </Text>
  );
}
