import type { JobAsk } from "@hunarmand/api/jobs/job";
import { Group, Text } from "@mantine/core";
import jobCare from "../../locales/en/job-care.json";
import { HandymanFace } from "../../shared/directory/handyman-face.tsx";
import { HandymanRating } from "../../shared/directory/handyman-rating.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

const pictureSide = 64;

interface AskedPersonProps {
  person: NonNullable<JobAsk["only"]>;
  /** Whether they are asked before everybody else. */
  isFirst: boolean;
}

/** The only handyman who is asked: face, first name and stars. */
export function AskedPerson({ person, isFirst }: AskedPersonProps) {
  const { again, asking } = useMessages(jobCare);
  const { id, firstName, hasPicture } = person;
  return (
    <Group gap="md" wrap="nowrap" align="center" mb="sm">
      <HandymanFace id={id} hasPicture={hasPicture} size={pictureSide} />
      <div>
        <Text fw={700} size="lg">
          {(isFirst ? again.asked : asking.one.named)({ name: firstName })}
        </Text>
        <HandymanRating entry={person} />
      </div>
    </Group>
  );
}
