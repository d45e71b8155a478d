import { type AttachmentKind, attachmentRules } from "@hunarmand/api/jobs/attachments";
import { useEffect, useState } from "react";
import { untilHere } from "../../../../shared/parts/when-back.ts";
import { makeNewAttachment, type NewAttachment } from "../../../attachments/send-attachment.ts";

// The browser's database is loaded when it is needed, after the page stands.
const loadKept = () => untilHere(() => import("./kept-files.ts"));

const keep = (files: readonly NewAttachment[]) => void loadKept().then(({ keepFiles }) => keepFiles(files));

/** The pictures and the voice note of the job that is being posted; they outlive the login on the way, and a reload. */
export function useDraftFiles() {
  const [files, setFiles] = useState<readonly NewAttachment[]>([]);
  const [leftOut, setLeftOut] = useState<AttachmentKind>();
  useEffect(() => {
    let isHere = true;
    void loadKept()
      .then(({ restoreFiles }) => restoreFiles())
      // What was chosen meanwhile stands before what was kept.
      .then((kept) => isHere && setFiles((now) => (now.length > 0 ? now : kept)));
    return () => {
      isHere = false;
    };
  }, []);
  const change = (next: readonly NewAttachment[]) => {
    setFiles(next);
    keep(next);
  };
  return {
    files,
    /** The kind of which more were chosen than there may be. */
    leftOut,
    add: (kind: AttachmentKind, added: readonly File[], seconds?: number) => {
      const room = attachmentRules[kind].max - files.filter((file) => file.kind === kind).length;
      setLeftOut(added.length > room ? kind : undefined);
      change([...files, ...added.slice(0, room).map((file) => makeNewAttachment(kind, file, seconds))]);
    },
    remove: (id: string) => {
      setLeftOut(undefined);
      change(files.filter((file) => file.id !== id));
    },
    forget: () => keep([]),
  };
}

export type DraftFiles = ReturnType<typeof useDraftFiles>;
