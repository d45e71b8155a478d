import type { Job } from "@hunarmand/api/jobs/job";
import { Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import jobs from "../../locales/en/jobs.json";
import { NamedJobNumber } from "../../shared/lists/job-number.tsx";
import { getJobTitle } from "../../shared/lists/work-title.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";

type Named = Pick<Job, "category" | "skill" | "subSkill" | "area" | "jobNumber">;

/** The head of a card: the job as everywhere, then its category and skill, and its number with a badge. */
export function JobHeading({ job, children }: { job: Named; children?: ReactNode }) {
  const { title } = useMessages(jobs);
  const { category, skill } = job;
  return (
    <div>
      <Title order={2} size="h3">
        {getJobTitle(job)}
      </Title>
      <Text size="sm" c="dimmed">
        {title({ category: getName(category), skill: getName(skill) })}
      </Text>
      <Group gap="xs">
        <NamedJobNumber of={job} />
        {children}
      </Group>
    </div>
  );
}
