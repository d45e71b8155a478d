import type { Identity } from "@hunarmand/api/account/identity";
import { closeAccount } from "@hunarmand/api/account/own-data";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import ownData from "../../locales/en/own-data.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { signOut } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { describeUnsent } from "../../shared/waiting-calls/describe-unsent.ts";
import { OwnerProofDialog } from "./owner-proof-dialog.tsx";

/** Closes the account. The server ends the session with it, so the device keeps nothing of the person. */
export function CloseAccount({ own, onClose }: { own: Identity; onClose: () => void }) {
  const texts = useMessages(ownData).close;
  const { day } = useFormats();
  const navigate = useNavigate();
  const unsent = useUnsent();
  return (
    <OwnerProofDialog
      own={own}
      title={texts.title}
      text={unsent ? `${texts.text} ${unsent}` : texts.text}
      submitLabel={texts.submit}
      isFinal
      onProven={async (body) => {
        const { eraseDate } = await callApi(closeAccount, { body });
        signOut();
        await navigate("/login");
        await showMessage({ kind: "success", title: texts.done, text: texts.doneText({ day: day(eraseDate) }) });
      }}
      onClose={onClose}
    />
  );
}

/** Returns what closing would lose; undefined while it is not known, and for nothing. */
function useUnsent(): string | undefined {
  const [unsent, setUnsent] = useState<string>();
  useEffect(() => {
    describeUnsent("closing").then(setUnsent, () => undefined);
  }, []);
  return unsent;
}
