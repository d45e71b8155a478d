import { Text } from "@mantine/core";

/** The number of a job for people, "H-10482", left to right in every language. */
export function JobNumber({ of: { jobNumber } }: { of: { jobNumber: string } }) {
  return (
    <Text span size="sm" c="dimmed" className="ltr">
      {jobNumber}
    </Text>
  );
}
