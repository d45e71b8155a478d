import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { type DialogKind, DialogSign } from "../../shared/dialogs/dialog-sign.tsx";
import { confirmAction, showMessage } from "../../shared/dialogs/dialogs.tsx";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { PopUp } from "../../shared/dialogs/pop-up.tsx";
import { Part, PartGroup } from "./part.tsx";

const kinds: readonly DialogKind[] = ["success", "error", "warning", "info", "question"];
const question = { title: "Delete Home?", text: "Jobs you have already posted keep their address." };

export function DialogParts() {
  const [isOpen, setOpen] = useState(false);
  const [isPopUpOpen, setPopUpOpen] = useState(false);
  return (
    <PartGroup title="Dialogs">
      <Part name="showMessage: each kind">
        {kinds.map((kind) => (
          <Button key={kind} variant="default" onClick={() => void showMessage({ ...question, kind })}>
            <DialogSign kind={kind} /> {kind}
          </Button>
        ))}
      </Part>
      <Part name="confirmAction">
        <Button onClick={() => void confirmAction({ ...question, yes: "Delete", no: "Close" })}>Ask</Button>
      </Part>
      <Part name="FormDialog">
        <Button onClick={() => setOpen(true)}>Open</Button>
        {isOpen && (
          <FormDialog title="New address" text="Saved for your next job." onClose={() => setOpen(false)}>
            <TextInput label="Name of the address" />
          </FormDialog>
        )}
      </Part>
      <Part name="PopUp">
        <Button onClick={() => setPopUpOpen(true)}>Open</Button>
        {isPopUpOpen && <PopUp text="Your job was posted." />}
      </Part>
    </PartGroup>
  );
}
