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
  /** The file's name up to the day. */
  name: string;
  load: () => Promise<Blob>;
  /** What the file holds, where it is not a list with its filters. */
  text?: string;
}

/** The list as a file. It is asked for with the token, so that a plain link would not do. */
export function ExportButton({ name, load, text: holds }: ExportButtonProps) {
  const { download } = useMessages(deskComforts);
  const { decision } = useMessages(office);
  const { busy, run } = useBusy();
  // Filters that are new in the address stand on the screen once their list has come, maybe after the question was put.
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
