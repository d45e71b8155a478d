import { forgotPassword } from "@hunarmand/api/account/passwords";
import { Button, Stack } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { createPortal } from "react-dom";
import layout from "../../../locales/en/layout.json";
import shared from "../../../locales/en/shared.json";
import { callApi } from "../../calls/call-api.ts";
import { useBusy } from "../../calls/use-busy.ts";
import { showMessage } from "../../dialogs/dialogs.tsx";
import { FormDialog } from "../../dialogs/form-dialog.tsx";
import { EmailField } from "../../forms/form-fields.tsx";
import { getMessages, useMessages } from "../../texts/messages.ts";

/** Takes an e-mail and sends a link to it. The server checks the format (docs/screens.md U48). */
export function ResetPopup({ onClose }: { onClose: () => void }) {
  const { reset } = useMessages(layout);
  const [email, setEmail] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { busy, run } = useBusy();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    setMissing(typed === "");
    if (typed !== "") void run(() => sendLink(typed).then((isSent) => isSent && onClose()));
  };
  // Rendered outside the header's menu, which may close when a phone is turned.
  return createPortal(
    <FormDialog title={reset.title} text={reset.text} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <EmailField
            autoFocus
            label={reset.email}
            name="email"
            value={email}
            error={isMissing && reset.emailRequired}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <div className="dialog-buttons">
            <Button variant="default" onClick={onClose}>
              {reset.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {reset.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </FormDialog>,
    document.body,
  );
}

async function sendLink(email: string): Promise<boolean> {
  const { reset } = getMessages(layout);
  const { success, error: errorTitle } = getMessages(shared);
  try {
    await callApi(forgotPassword, { body: { email } });
  } catch {
    await showMessage({ kind: "error", title: errorTitle, text: reset.failed });
    return false;
  }
  await showMessage({ kind: "success", title: success, text: reset.done });
  return true;
}
