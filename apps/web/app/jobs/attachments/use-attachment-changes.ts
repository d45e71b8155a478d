import {
  type Attachment,
  type AttachmentKind,
  attachmentRules,
  removeAttachment,
} from "@hunarmand/api/jobs/attachments";
import { useEffect, useState } from "react";
import texts from "../../locales/en/attachments.json";
import { failureText } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { getMessages } from "../../shared/texts/messages.ts";
import { useWaitingCalls } from "../../shared/waiting-calls/screens/use-waiting-calls.ts";
import type { WaitingCall } from "../../shared/waiting-calls/waiting-call.ts";
import { makeNewAttachment, sendOrKeep } from "./send-attachment.ts";

interface JobOf {
  jobId: string;
  jobNumber: string;
}

/** The attachments of one kind. A change shows at once, without reloading the screen and its half-filled form. */
export function useAttachmentChanges(
  { jobId, jobNumber }: JobOf,
  kind: AttachmentKind,
  attachments: readonly Attachment[],
) {
  const [shown, setShown] = useState(attachments);
  const [percent, setPercent] = useState<number>();
  const { busy, run } = useBusy();
  useEffect(() => setShown(attachments), [attachments]);
  const own = shown.filter((attachment) => attachment.kind === kind);
  const waiting = useWaitingFiles(jobId, kind);
  const { max } = attachmentRules[kind];

  const send = async (files: readonly File[], seconds: number | undefined) => {
    const room = max - own.length - waiting.length;
    for (const file of files.slice(0, room)) {
      setPercent(0);
      const added = await sendOrKeep({ jobId, jobNumber }, makeNewAttachment(kind, file, seconds), setPercent);
      if (added) setShown((before) => [...before.filter(({ id }) => id !== added.id), added]);
    }
    if (files.length > room) throw new TooMany();
  };
  const take = async (attachment: Attachment) => {
    await callApi(removeAttachment, { params: { id: jobId, attachmentId: attachment.id } });
    setShown((before) => before.filter(({ id }) => id !== attachment.id));
  };
  const explain = (error: unknown) => {
    const { notSent, tooMany, failed } = getMessages(texts);
    const text = error instanceof TooMany ? tooMany({ max }) : failureText(error, failed);
    return showMessage({ kind: "error", title: notSent, text });
  };
  const change = (work: () => Promise<void>) =>
    void run(() =>
      work()
        .catch(explain)
        .finally(() => setPercent(undefined)),
    );
  return {
    own,
    waiting,
    hasRoom: own.length + waiting.length < max,
    percent,
    busy,
    add: (files: readonly File[], seconds?: number) => change(() => send(files, seconds)),
    remove: (attachment: Attachment) => change(() => take(attachment)),
  };
}

class TooMany extends Error {}

/** What waits on this device to be added. */
function useWaitingFiles(jobId: string, kind: AttachmentKind): readonly WaitingCall[] {
  return useWaitingCalls().filter(
    (call) => call.kind === "picture" && call.subject === jobId && call.values.kind === kind,
  );
}
