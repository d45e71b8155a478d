import type { Job } from "@hunarmand/api/jobs/job";
import { Group, Title } from "@mantine/core";
import type { ReactNode } from "react";
import jobs from "../../locales/en/jobs.json";
import { JobNumber } from "../../shared/lists/job-number.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";

type Named = Pick<Job, "category" | "skill" | "jobNumber">;

/** The head of a card: the work, the job's number, and a badge at the end of the line. */
export function JobHeading({ job, children }: { job: Named; children?: ReactNode }) {
  const { title } = useMessages(jobs);
  const { category, skill } = job;
  return (
    <Group justify="space-between" align="flex-start" gap="xs">
      <div>
        <Title order={2} size="h3">
          {title({ category: getName(category), skill: getName(skill) })}
        </Title>
        <JobNumber of={job} />
      </div>
      {children}
    </Group>
  );
}
