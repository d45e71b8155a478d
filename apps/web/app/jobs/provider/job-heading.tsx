import type { Job } from "@hunarmand/api/jobs/job";
import { Group, Title } from "@mantine/core";
import type { ReactNode } from "react";
import jobs from "../../locales/en/jobs.json";
import { JobNumber } from "../../shared/lists/job-number.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";

type Named = Pick<Job, "category" | "skill" | "jobNumber">;

/** The head of a card: the work, then the job's number with a badge. */
export function JobHeading({ job, children }: { job: Named; children?: ReactNode }) {
  const { title } = useMessages(jobs);
  const { category, skill } = job;
  return (
    <div>
      <Title order={2} size="h3">
        {title({ category: getName(category), skill: getName(skill) })}
      </Title>
      <Group gap="xs">
        <JobNumber of={job} />
        {children}
      </Group>
    </div>
  );
}
