import type { JobDetails } from "@hunarmand/api/jobs/job";
import { AttachmentEditor } from "../../attachments/attachment-editor.tsx";

/** What the work looks like before and after, beside what the customer has shown of it. */
export function WorkPictures({ job, showsOthers = true }: { job: JobDetails; showsOthers?: boolean }) {
  return <AttachmentEditor job={job} kinds={["before", "after"]} showsOthers={showsOthers} />;
}
