import { submitWalletPayment } from "@hunarmand/api/payments/payer";
import { useState } from "react";
import { useNavigate } from "react-router";
import payments from "../../locales/en/payments.json";
import shared from "../../locales/en/shared.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useSendOnce } from "../../shared/calls/use-send-once.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { shrinkImage } from "../../shared/forms/shrink-image.ts";
import { readSession } from "../../shared/person/session.ts";
import { getMessages } from "../../shared/texts/messages.ts";
import { toWalletBody, type WalletForm } from "./wallet-schema.ts";

/** Sends a wallet payment with its receipt; `percent` is the progress of the upload. */
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
    try {
      const transactionImage = await shrinkImage(form.transactionImage);
      await sendOnce(content, (_, idempotencyKey) =>
        callApi(submitWalletPayment, {
          body: toWalletBody({ ...form, transactionImage }, { email, jobId }),
          idempotencyKey,
          onProgress: setPercent,
        }),
      );
    } catch (error) {
      await showMessage({ kind: "error", title: errorTitle, text: texts.failed });
      throw error;
    } finally {
      setPercent(undefined);
    }
    await showMessage({ kind: "success", title: success, text: texts.done });
    await navigate("/payment");
  };
  return { submit, percent };
}
