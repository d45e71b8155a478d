import "./attachments.css";
import { type Attachment, type AttachmentKind, attachmentRules } from "@hunarmand/api/jobs/attachments";
import type { JobStatus } from "@hunarmand/api/jobs/job";
import { isRequested } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { Card, Stack, Text, Title } from "@mantine/core";
import texts from "../../locales/en/attachments.json";
import { UploadProgress } from "../../shared/forms/upload-progress.tsx";
import { Spoken } from "../../shared/spoken/spoken.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { AddPictures } from "./add-pictures.tsx";
import { AttachmentStrip } from "./attachment-lists.tsx";
import { JobAttachments } from "./job-attachments.tsx";
import { useAttachmentChanges } from "./use-attachment-changes.ts";
import { VoiceRecorder } from "./voice-recorder.tsx";
import { WaitingFiles } from "./waiting-files.tsx";

interface AttachmentEditorProps {
  job: { id: string; jobNumber: string; status: JobStatus; attachments: readonly Attachment[] };
  /** The kinds that the reader may add and remove; other kinds are only shown. */
  kinds: readonly AttachmentKind[];
  /** False when the other kinds are elsewhere on the screen. */
  showsOthers?: boolean;
}

/** Pictures and voice notes of a job. They can be changed while the job allows it. */
export function AttachmentEditor({ job, kinds, showsOthers = true }: AttachmentEditorProps) {
  const { title } = useMessages(texts);
  const { id, jobNumber, status, attachments } = job;
  const open = kinds.filter((kind) => attachmentRules[kind].while.includes(status));
  const shown = attachments.filter(({ kind }) => showsOthers && !open.includes(kind));
  if (open.length === 0 && shown.length === 0) return null;
  return (
    <Card component="section" aria-label={title}>
      <Stack gap="md">
        <Spoken as={open.includes("before") ? "work-pictures" : undefined}>
          <Title order={2} size="h3">
            {title}
          </Title>
        </Spoken>
        <JobAttachments jobId={id} attachments={shown} />
        {open.map((kind) => (
          <KindEditor key={kind} kind={kind} isOffered={isRequested(job)} {...{ jobId: id, jobNumber, attachments }} />
        ))}
      </Stack>
    </Card>
  );
}

interface KindEditorProps {
  jobId: string;
  jobNumber: string;
  kind: AttachmentKind;
  /** Nobody has accepted the job yet. */
  isOffered?: boolean;
  attachments: readonly Attachment[];
}

/** The attachments of one kind, with ways to add and remove some. */
export function KindEditor({ jobId, jobNumber, kind, isOffered = false, attachments }: KindEditorProps) {
  const names = useMessages(texts);
  const hints = isOffered ? names.hints : { ...names.hints, ...names.hintsLater };
  const changes = useAttachmentChanges({ jobId, jobNumber }, kind, attachments);
  const { own, waiting, hasRoom, percent, busy, add, remove } = changes;
  return (
    <section aria-label={names[kind]}>
      <Text fw={600}>{names[kind]}</Text>
      {own.length + waiting.length === 0 && (
        <Text size="sm" c="dimmed">
          {hints[kind]({ max: attachmentRules[kind].max, seconds: limits.voiceSecondsMax })}
        </Text>
      )}
      <AttachmentStrip jobId={jobId} attachments={own} onRemove={remove} />
      <WaitingFiles files={waiting} />
      <UploadProgress percent={percent} />
      {hasRoom && (
        <div className="attachment-ways">
          {kind === "voice" ? (
            <VoiceRecorder disabled={busy} onVoice={({ file, seconds }) => add([file], seconds)} />
          ) : (
            <AddPictures label={names.add[kind]} disabled={busy} onPick={(files) => add(files)} />
          )}
        </div>
      )}
    </section>
  );
}
