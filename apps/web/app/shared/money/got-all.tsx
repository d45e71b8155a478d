import { Button } from "@mantine/core";
import { useRevalidator } from "react-router";
import jobCash from "../../locales/en/job-cash.json";
import waitingCalls from "../../locales/en/waiting-calls.json";
import { useBusy } from "../calls/use-busy.ts";
import { showToast } from "../dialogs/toasts.tsx";
import { useFailureNotice } from "../dialogs/use-failure-notice.ts";
import { getMessages } from "../texts/messages.ts";
import { readMessage, sendOrWait } from "../waiting-calls/send-or-wait.ts";

interface GotAllProps {
  job: { jobId: string; jobNumber: string };
  /** In PKR. */
  amount: number;
  /** The label, which names the amount. */
  text: string;
  isMain: boolean;
  /** Whether it is as wide as what has it. */
  fullWidth?: boolean;
  /** Called once the handyman's word is sent, or stored on the phone. */
  onSent?: (() => void) | undefined;
}

/** Reports by one tap the cash that its label names. No dialog asks for it again: the report can be corrected. */
export function GotAll({ job, amount, text, isMain, fullWidth = false, onSent }: GotAllProps) {
  const { busy, run } = useBusy();
  const report = useReport(job, amount, onSent);
  return (
    <Button
      fullWidth={fullWidth}
      loading={busy}
      variant={isMain ? "filled" : "default"}
      onClick={() => void run(report)}
    >
      {text}
    </Button>
  );
}

function useReport({ jobId, jobNumber: name }: GotAllProps["job"], amount: number, onSent?: () => void) {
  const { revalidate } = useRevalidator();
  const showFailure = useFailureNotice();
  return async () => {
    const { saved } = getMessages(waitingCalls);
    try {
      const sent = await sendOrWait({ kind: "cash", subject: jobId, name, values: { amount } });
      showToast(sent.isWaiting ? saved : readMessage(sent));
    } catch (error) {
      return showFailure(getMessages(jobCash).title, error);
    }
    onSent?.();
    await revalidate();
  };
}
