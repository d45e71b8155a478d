import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import deskComforts from "../../locales/en/desk-comforts.json";
import office from "../../locales/en/office.json";
import { ApiError } from "../../shared/calls/api-error.ts";
import { saveFile } from "../../shared/calls/save-file.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { confirmAction, showMessage } from "../../shared/dialogs/dialogs.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";

interface ExportButtonProps {
  /** The file's name before the date. */
  name: string;
  load: () => Promise<Blob>;
  /** Says what the file contains, when it is not a list with its filters. */
  text?: string;
}

/** Saves the list as a file. The call needs the token, so a plain link does not work. */
export function ExportButton({ name, load, text: holds }: ExportButtonProps) {
  const { download } = useMessages(deskComforts);
  const { decision } = useMessages(office);
  const { busy, run } = useBusy();
  // The list of new filters may arrive after the question opened, so the newest `load` is used.
  const loadShown = useRef(load);
  useEffect(() => {
    loadShown.current = load;
  }, [load]);
  const save = async () => {
    const { title, text, yes } = download;
    if (!(await confirmAction({ title, text: holds ?? text, yes, no: decision.cancel }))) return;
    try {
      saveFile(await loadShown.current(), `${name}-${toPakistanDay(new Date())}.csv`);
    } catch (error) {
      const text = error instanceof ApiError ? error.message : String(error);
      await showMessage({ kind: "error", title: getMessages(deskComforts).download.failed, text });
    }
  };
  return (
    <Button variant="default" loading={busy} onClick={() => void run(save)}>
      {download.label}
    </Button>
  );
}
