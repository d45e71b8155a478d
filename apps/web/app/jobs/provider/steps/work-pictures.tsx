import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Skeleton } from "@mantine/core";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";

/** Loaded on demand, so that the form shows first. */
const AttachmentEditor = lazyPart(
  async () => (await import("../../attachments/attachment-editor.tsx")).AttachmentEditor,
  { fallback: <Skeleton height={320} /> },
);

/** Pictures of the work before and after, beside the customer's pictures. */
export function WorkPictures({ job, showsOthers = true }: { job: JobDetails; showsOthers?: boolean }) {
  return <AttachmentEditor job={job} kinds={["before", "after"]} showsOthers={showsOthers} />;
}
