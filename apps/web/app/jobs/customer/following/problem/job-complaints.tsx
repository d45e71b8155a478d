import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import problems from "../../../../locales/en/problems.json";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { FollowedJob } from "../../followed-job.ts";

// Loaded on demand: complaints are rare.
const ComplaintCard = lazyPart(
  async () => (await import("../../../../shared/complaints/complaint-list.tsx")).ComplaintCard,
);

interface JobComplaintsProps {
  job: FollowedJob;
  /** Once the office has settled all of them, they are below. */
  place: "above steps" | "below";
}

/** The customer's complaints about this job with their state: one that waits for the office brings them above all steps. */
export function JobComplaints({ job: { complaints }, place }: JobComplaintsProps) {
  const { title } = useMessages(problems).complaints;
  const isOpen = complaints.some(({ status }) => status !== inquiryStatus.resolved);
  const isHere = complaints.length > 0 && isOpen === (place === "above steps");
  return isHere ? <ComplaintCard title={title} complaints={complaints} /> : null;
}
