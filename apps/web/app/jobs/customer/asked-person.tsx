import type { JobAsk } from "@hunarmand/api/jobs/job";
import { Group, Text } from "@mantine/core";
import jobCare from "../../locales/en/job-care.json";
import { HandymanFace } from "../../shared/directory/handyman-face.tsx";
import { HandymanRating } from "../../shared/directory/handyman-rating.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

const pictureSide = 64;

/** The handyman who is asked before everybody else: face, first name and stars. */
export function AskedPerson({ person }: { person: NonNullable<JobAsk["first"]> }) {
  const { again } = useMessages(jobCare);
  const { id, firstName, hasPicture } = person;
  return (
    <Group gap="md" wrap="nowrap" align="center" mb="sm">
      <HandymanFace id={id} hasPicture={hasPicture} size={pictureSide} />
      <div>
        <Text fw={700} size="lg">
          {again.asked({ name: firstName })}
        </Text>
        <HandymanRating entry={person} />
      </div>
    </Group>
  );
}
