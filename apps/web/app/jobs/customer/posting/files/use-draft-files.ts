import { type AttachmentKind, attachmentRules } from "@hunarmand/api/jobs/attachments";
import { useEffect, useState } from "react";
import { retryUntilLoaded } from "../../../../shared/parts/network-return.ts";
import { makeNewAttachment, type NewAttachment } from "../../../attachments/send-attachment.ts";

// The code of the browser's database is loaded after the page.
const loadKept = () => retryUntilLoaded(() => import("./kept-files.ts"));

const keep = (files: readonly NewAttachment[]) => void loadKept().then(({ keepFiles }) => keepFiles(files));

/** The draft's pictures and voice note. They survive a login and a reload. */
export function useDraftFiles() {
  const [files, setFiles] = useState<readonly NewAttachment[]>([]);
  const [leftOut, setLeftOut] = useState<AttachmentKind>();
  useEffect(() => {
    let isHere = true;
    void loadKept()
      .then(({ restoreFiles }) => restoreFiles())
      // Files that were chosen meanwhile replace the kept ones.
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
    /** The kind of which too many files were chosen. */
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
    forget: () => change([]),
  };
}

export type DraftFiles = ReturnType<typeof useDraftFiles>;
