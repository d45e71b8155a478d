import type { Identity } from "@hunarmand/api/account/identity";
import { exportOwnData } from "@hunarmand/api/account/own-data";
import ownData from "../../locales/en/own-data.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { saveFile } from "../../shared/calls/save-file.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { OwnerProofDialog } from "./owner-proof-dialog.tsx";

/** Saves everything that the portal stores about the person as a file. */
export function ExportOwnData({ own, onClose }: { own: Identity; onClose: () => void }) {
  const texts = useMessages(ownData).export;
  return (
    <OwnerProofDialog
      own={own}
      title={texts.title}
      text={texts.text}
      submitLabel={texts.submit}
      onProven={async (body) => {
        saveFile(await callApi(exportOwnData, { body }), texts.fileName);
        onClose();
        await showMessage({ kind: "success", title: texts.done, text: texts.doneText });
      }}
      onClose={onClose}
    />
  );
}
