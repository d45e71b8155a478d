import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Skeleton } from "@mantine/core";
import { lazy, Suspense } from "react";

/** The form must not wait for it. */
const AttachmentEditor = lazy(() =>
  import("../../attachments/attachment-editor.tsx").then((module) => ({ default: module.AttachmentEditor })),
);

/** What the work looks like before and after, beside what the customer has shown of it. */
export function WorkPictures({ job, showsOthers = true }: { job: JobDetails; showsOthers?: boolean }) {
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <AttachmentEditor job={job} kinds={["before", "after"]} showsOthers={showsOthers} />
    </Suspense>
  );
}
