import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { useState } from "react";
import problems from "../../../../locales/en/problems.json";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { FollowedJob, JobActionProps } from "../../followed-job.ts";
import { JobProblem } from "./job-problem.tsx";

// Loaded on demand: complaints are rare.
const ComplaintCard = lazyPart(
  async () => (await import("../../../../shared/complaints/complaint-list.tsx")).ComplaintCard,
);

interface JobComplaintsProps extends JobActionProps {
  /** Once the office has settled all of them, they are below. */
  place: "above steps" | "below";
}

/** Whether the office has a complaint about this job still before it. */
export const hasOpenComplaint = ({ complaints }: Pick<FollowedJob, "complaints">): boolean =>
  complaints.some(({ status }) => status !== inquiryStatus.resolved);

/** What the customer reported about this job, with its state: what waits for the office comes above all steps. */
export function JobComplaints({ job, refresh, place }: JobComplaintsProps) {
  const { title } = useMessages(problems).complaints;
  const { problem, complaints } = job;
  // What is reported now stays where the customer has tapped.
  const [isProblemOpen] = useState(problem !== null && problem.status !== inquiryStatus.resolved);
  const isAbove = place === "above steps";
  return (
    <>
      {isProblemOpen === isAbove && <JobProblem job={job} refresh={refresh} />}
      {complaints.length > 0 && hasOpenComplaint(job) === isAbove && (
        <ComplaintCard title={title} complaints={complaints} />
      )}
    </>
  );
}
