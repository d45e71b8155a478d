import { Skeleton } from "@mantine/core";
import { lazy, Suspense } from "react";
import type { AttachmentListsProps } from "./attachment-lists.tsx";

const AttachmentLists = lazy(() =>
  import("./attachment-lists.tsx").then((module) => ({ default: module.AttachmentLists })),
);

/** Pictures and voice of a job; most jobs have none, and load nothing for them. */
export function JobAttachments(props: AttachmentListsProps) {
  if (props.attachments.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton height={88} />}>
      <AttachmentLists {...props} />
    </Suspense>
  );
}
