import type { Job } from "@hunarmand/api/jobs/job";
import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import jobs from "../../../locales/en/jobs.json";
import { complaintPath } from "../../../shared/complaints/complaint-path.ts";
import { getJobTitle } from "../../../shared/lists/work-title.ts";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";

// Loaded on demand: complaints are rare.
const ComplaintList = lazyPart(
  async () => (await import("../../../shared/complaints/complaint-list.tsx")).ComplaintList,
);

/** The handyman's complaints about this job with their state. */
export function OwnComplaints({ job: { jobNumber, complaints } }: { job: Job }) {
  const { complain } = useMessages(jobs);
  if (complaints.length === 0) return null;
  return (
    <section aria-label={complain.own({ number: jobNumber })}>
      <ComplaintList complaints={complaints} />
    </section>
  );
}

export function ComplainLink({ job }: { job: Job }) {
  const { jobId, jobNumber } = job;
  const { complain } = useMessages(jobs);
  const subject = complain.subject({ work: getJobTitle(job), number: jobNumber });
  return (
    <Anchor component={Link} to={complaintPath(jobId, subject)} className="tall-link">
      {complain.open}
    </Anchor>
  );
}
