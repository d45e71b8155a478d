import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Skeleton } from "@mantine/core";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";

/** The form must not wait for it. */
const AttachmentEditor = lazyPart(
  async () => (await import("../../attachments/attachment-editor.tsx")).AttachmentEditor,
  { fallback: <Skeleton height={320} /> },
);

/** What the work looks like before and after, beside what the customer has shown of it. */
export function WorkPictures({ job, showsOthers = true }: { job: JobDetails; showsOthers?: boolean }) {
  return <AttachmentEditor job={job} kinds={["before", "after"]} showsOthers={showsOthers} />;
}
