import "./attachments.css";
import type { Attachment, AttachmentKind } from "@hunarmand/api/jobs/attachments";
import { Skeleton, Stack, Text } from "@mantine/core";
import { useInViewport } from "@mantine/hooks";
import { useEffect, useState } from "react";
import texts from "../../locales/en/attachments.json";
import { PictureThumb } from "../../shared/pictures/picture-thumb.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { RemoveButton } from "./remove-button.tsx";
import { useAttachment } from "./use-attachment.ts";
import { VoicePlayer } from "./voice-player.tsx";

export interface AttachmentListsProps {
  jobId: string;
  attachments: readonly Attachment[];
  /** The kinds to show, in order. */
  kinds?: readonly AttachmentKind[];
}

const allKinds: readonly AttachmentKind[] = ["picture", "voice", "before", "after", "problem"];

/** Pictures and voice notes of a job under a title for each kind; nothing when there are none. */
export function AttachmentLists({ jobId, attachments, kinds = allKinds }: AttachmentListsProps) {
  const names = useMessages(texts);
  const shown = kinds
    .map((kind) => ({ kind, those: attachments.filter((attachment) => attachment.kind === kind) }))
    .filter(({ those }) => those.length > 0);
  if (shown.length === 0) return null;
  return (
    <Stack gap="sm">
      {shown.map(({ kind, those }) => (
        <section key={kind} aria-label={names[kind]}>
          <Text fw={600}>{names[kind]}</Text>
          <AttachmentStrip jobId={jobId} attachments={those} />
        </section>
      ))}
    </Stack>
  );
}

interface AttachmentStripProps {
  jobId: string;
  attachments: readonly Attachment[];
  onRemove?: ((attachment: Attachment) => void) | undefined;
}

/** The attachments of one kind, side by side. */
export function AttachmentStrip({ jobId, attachments, onRemove }: AttachmentStripProps) {
  const names = useMessages(texts);
  if (attachments.length === 0) return null;
  return (
    <ul className="attachment-strip">
      {attachments.map((attachment, index) => {
        const { id, kind, seconds, isOwn } = attachment;
        const alt = kind === "voice" ? names.voice : names.pictureAlt[kind]({ number: index + 1 });
        return (
          <li key={id} data-picture={kind !== "voice" || undefined}>
            {kind === "voice" ? (
              <VoicePlayer jobId={jobId} id={id} seconds={seconds} />
            ) : (
              <JobPicture jobId={jobId} id={id} alt={alt} />
            )}
            {onRemove && isOwn && <RemoveButton what={alt} onClick={() => onRemove(attachment)} />}
          </li>
        );
      })}
    </ul>
  );
}

function JobPicture({ jobId, id, alt }: { jobId: string; id: string; alt: string }) {
  const { enlarge, failed: failedText } = useMessages(texts);
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (inViewport) setWanted(true);
  }, [inViewport]);
  const { url, failed } = useAttachment(jobId, id, isWanted);
  return (
    <div ref={ref}>
      {failed && <Text size="sm">{failedText}</Text>}
      {!failed &&
        (url ? (
          <PictureThumb url={url} alt={alt} enlargeLabel={enlarge({ picture: alt })} />
        ) : (
          <Skeleton width={88} height={88} />
        ))}
    </div>
  );
}
