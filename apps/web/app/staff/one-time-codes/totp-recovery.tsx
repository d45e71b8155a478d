import "./totp.css";
import { Button } from "@mantine/core";
import { useMemo } from "react";
import texts from "../../locales/en/security.json";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { useObjectUrl } from "../../shared/forms/use-object-url.ts";
import { useMessages } from "../../shared/texts/messages.ts";

interface TotpRecoveryProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shown only once. Escape does not close it; only the button does. */
export function TotpRecovery({ codes, onClose }: TotpRecoveryProps) {
  const { recovery } = useMessages(texts);
  const file = useMemo(() => new Blob([codes.join("\n")], { type: "text/plain" }), [codes]);
  const address = useObjectUrl(file);
  return (
    <FormDialog title={recovery.title} text={recovery.text} onClose={() => {}}>
      <ul className="totp-codes">
        {codes.map((code) => (
          <li key={code}>
            <code className="ltr">{code}</code>
          </li>
        ))}
      </ul>
      <div className="desk-buttons">
        <Button variant="default" onClick={() => window.print()}>
          {recovery.print}
        </Button>
        <Button variant="default" component="a" href={address} download={recovery.fileName}>
          {recovery.download}
        </Button>
        <Button onClick={onClose}>{recovery.done}</Button>
      </div>
    </FormDialog>
  );
}
