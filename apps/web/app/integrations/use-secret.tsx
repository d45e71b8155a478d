import { useState } from "react";
import { useRevalidator } from "react-router";
import { SecretDialog } from "./secret-dialog.tsx";

/** Shows the secret of something new once. The list is fetched again when the dialog is closed. */
export function useSecret() {
  const { revalidate } = useRevalidator();
  const [secret, setSecret] = useState<string>();
  const close = () => {
    setSecret(undefined);
    void revalidate();
  };
  return { showSecret: setSecret, dialog: secret && <SecretDialog secret={secret} onClose={close} /> };
}
