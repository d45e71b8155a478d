import type { JobAsk } from "@hunarmand/api/jobs/job";
import { Anchor, Group, Text } from "@mantine/core";
import { Link } from "react-router";
import customers from "../../locales/en/customers.json";
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

/** The only handyman who is asked: face, first name and stars, that the office has verified them, and the way to their page. */
export function AskedPerson({ person, isFirst }: AskedPersonProps) {
  const { again, asking } = useMessages(jobCare);
  const { job } = useMessages(customers);
  const { id, firstName: name, hasPicture } = person;
  return (
    <Group gap="md" wrap="nowrap" align="center" mb="sm">
      <HandymanFace id={id} hasPicture={hasPicture} size={pictureSide} />
      <div>
        <Text fw={700} size="lg">
          {(isFirst ? again.asked : asking.one.named)({ name })}
        </Text>
        <HandymanRating entry={person} />
        <Text size="sm" fw={600}>
          {job.verified}
        </Text>
        <Anchor component={Link} to={`/providers/${id}`} target="_blank" className="tall-link">
          {job.page({ name })}
        </Anchor>
      </div>
    </Group>
  );
}
