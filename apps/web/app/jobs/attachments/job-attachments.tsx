import { Skeleton } from "@mantine/core";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import type { AttachmentListsProps } from "./attachment-lists.tsx";

const AttachmentLists = lazyPart(async () => (await import("./attachment-lists.tsx")).AttachmentLists, {
  fallback: <Skeleton height={88} />,
});

/** Pictures and voice notes of a job. The code is loaded only when the job has some. */
export function JobAttachments(props: AttachmentListsProps) {
  if (props.attachments.length === 0) return null;
  return <AttachmentLists {...props} />;
}
