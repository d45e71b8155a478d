import { useState } from "react";
import { useNavigate } from "react-router";
import payments from "../../locales/en/payments.json";
import shared from "../../locales/en/shared.json";
import { useSendOnce } from "../../shared/calls/use-send-once.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { shrinkImage } from "../../shared/forms/shrink-image.ts";
import { readSession } from "../../shared/person/session.ts";
import { getMessages } from "../../shared/texts/messages.ts";
import { type Done, type SentOrWaiting, sendOrWait } from "../../shared/waiting-calls/send-or-wait.ts";
import { showDone } from "../../shared/waiting-calls/show-done.ts";
import type { WalletForm } from "./wallet-schema.ts";

/** Sends a wallet payment with its receipt, or stores both on this device. `percent` is the progress of the upload. */
export function useWalletPayment(jobId: string | undefined) {
  const navigate = useNavigate();
  const sendOnce = useSendOnce();
  const [percent, setPercent] = useState<number>();
  const submit = async (form: WalletForm) => {
    const { success, error: errorTitle, errors } = getMessages(shared);
    const texts = getMessages(payments).wallet;
    const email = readSession()?.email;
    if (!email) return showMessage({ kind: "error", title: errorTitle, text: errors.noEmail });
    const { name, size, lastModified } = form.transactionImage;
    // A file has no JSON: these three values identify a picture.
    const content = { ...form, transactionImage: [name, size, lastModified] };
    let sent: SentOrWaiting;
    try {
      const file = await shrinkImage(form.transactionImage);
      const done = { ...toDone(form, { email, jobId }), file, onProgress: setPercent };
      sent = await sendOnce(content, (_, key) => sendOrWait({ ...done, key }));
    } catch (error) {
      await showMessage({ kind: "error", title: errorTitle, text: texts.failed });
      throw error;
    } finally {
      setPercent(undefined);
    }
    if (sent.isWaiting) showDone(sent);
    else await showMessage({ kind: "success", title: success, text: texts.done });
    await navigate("/payment");
  };
  return { submit, percent };
}

/** Payments without a job have a subject each: a later one does not replace a refused one. */
function toDone(
  { transactionImage: _, ...typed }: WalletForm,
  payer: { email: string; jobId: string | undefined },
): Done {
  const { walletType, transactionId } = typed;
  const subject = payer.jobId ?? `credit ${walletType} ${transactionId}`;
  const draft = { form: "wallet-payment", of: payer.jobId, values: { ...typed, amount: String(typed.amount) } };
  return { kind: "walletProof", subject, name: transactionId, values: { ...typed, ...payer }, typed: draft };
}
