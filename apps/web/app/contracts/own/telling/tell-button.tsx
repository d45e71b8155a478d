import type { CrewMatter } from "@hunarmand/api/inquiries/crew-matters";
import { Button } from "@mantine/core";
import ownCrew from "../../../locales/en/own-crew.json";
import shared from "../../../locales/en/shared.json";
import { failureText } from "../../../shared/calls/api-error.ts";
import { useBusy } from "../../../shared/calls/use-busy.ts";
import { confirmAction, showMessage } from "../../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import type { OwnContract } from "../own-contract.ts";
import { useTellOffice } from "./use-tell-office.ts";

interface TellButtonProps {
  contract: OwnContract;
  label: string;
  /** What is asked before it is sent. */
  ask: string;
  subject: string;
  words: string;
  about?: CrewMatter;
}

/** One tap and one question, and the office has the message. */
export function TellButton({ contract, label, ask, ...message }: TellButtonProps) {
  const { sent, failed } = useMessages(ownCrew).telling;
  const { soonMoment } = useFormats();
  const { busy, run } = useBusy();
  const tell = useTellOffice(contract);
  const send = async () => {
    const { yes, no, error: errorTitle } = getMessages(shared);
    if (!(await confirmAction({ title: label, text: ask, yes, no }))) return;
    try {
      const { dueAt } = await tell(message);
      showToast(sent({ moment: soonMoment(dueAt) }));
    } catch (error) {
      await showMessage({ kind: "error", title: errorTitle, text: failureText(error, failed) });
    }
  };
  return (
    <Button variant="default" loading={busy} onClick={() => void run(send)}>
      {label}
    </Button>
  );
}
