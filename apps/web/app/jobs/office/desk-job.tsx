import "../../desk/lists/desk-list.css";
import "./job-desk.css";
import { listJobNotes } from "@hunarmand/api/jobs/notes/job-notes";
import type { DeskJob } from "@hunarmand/api/jobs/office";
import { listAudit } from "@hunarmand/api/staff/audit/audit";
import { Anchor, Card, Stack, Title } from "@mantine/core";
import { Link } from "react-router";
import { desks, mayCall } from "../../desk/desks.ts";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import jobDesk from "../../locales/en/job-desk.json";
import office from "../../locales/en/office.json";
import { LiveUpdates } from "../../shared/calls/live-updates.tsx";
import { JobNumber } from "../../shared/lists/job-number.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";
import { DeskComplaints } from "./desk-complaints.tsx";
import { JobActions } from "./job-actions.tsx";
import { JobFacts } from "./job-facts.tsx";
import { JobProblem } from "./job-problem.tsx";
import { JobStory } from "./job-story.tsx";

const JobNotes = lazyPart(async () => (await import("./job-notes.tsx")).JobNotes);

/** A job with its actions, facts, history and notes: on its own page, and beside the list. */
export function DeskJobView({ job }: { job: DeskJob }) {
  const { audit, changed, sections } = useMessages(jobDesk);
  const { jobs } = useMessages(office);
  const role = useSession()?.role ?? "";
  return (
    <>
      <div className="desk-job-bar">
        <div className="desk-job-name">
          <Title order={1}>{`${getName(job.skill)} (${getName(job.category)})`}</Title>
          <JobNumber of={job} />
          <StatusBadge status={job.status} label={jobs.statuses[job.status]} />
        </div>
        <JobActions job={job} />
      </div>
      <LiveUpdates matters={({ subjectId }) => subjectId === job.id} text={changed} />
      <JobProblem job={job} />
      <DeskComplaints job={job} />
      <div className="desk-job">
        <JobFacts job={job} />
        <Stack gap="lg">
          <Card>
            <Stack gap="md">
              <Title order={2} size="h3">
                {sections.story}
              </Title>
              <JobStory job={job} />
              {mayCall(role, listAudit) && (
                <Anchor component={Link} to={`${desks.audit.path}?search=${job.id}`} className="tall-link">
                  {audit}
                </Anchor>
              )}
            </Stack>
          </Card>
          {mayCall(role, listJobNotes) && (
            <Card>
              <JobNotes jobId={job.id} />
            </Card>
          )}
        </Stack>
      </div>
    </>
  );
}
