import problems from "../../../../locales/en/problems.json";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { FollowedJob } from "../../followed-job.ts";

// Loaded on demand: complaints are rare.
const ComplaintCard = lazyPart(
  async () => (await import("../../../../shared/complaints/complaint-list.tsx")).ComplaintCard,
);

/** The customer's complaints about this job with their state. */
export function JobComplaints({ job: { complaints } }: { job: FollowedJob }) {
  const { title } = useMessages(problems).complaints;
  return complaints.length > 0 ? <ComplaintCard title={title} complaints={complaints} /> : null;
}
