import { performTransaction } from "@hunarmand/api/payments/payer";
import { chargeStatus } from "@hunarmand/api/payments/steps";
import { useNavigate } from "react-router";
import payments from "../../locales/en/payments.json";
import shared from "../../locales/en/shared.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useSendOnce } from "../../shared/calls/use-send-once.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { readSession } from "../../shared/person/session.ts";
import { getMessages } from "../../shared/texts/messages.ts";
import type { CardForm } from "./card-schema.ts";

interface PayByCard {
  jobId: string | undefined;
  /** Clears the card from the screen after it is charged. */
  forget: () => void;
}

/** Pays by card. Each attempt has an Idempotency-Key: a second click after a lost reply does not charge twice. */
export function usePayByCard({ jobId, forget }: PayByCard) {
  const navigate = useNavigate();
  const sendOnce = useSendOnce();
  return async (card: CardForm) => {
    const { success, error: errorTitle, errors } = getMessages(shared);
    const texts = getMessages(payments).card;
    const email = readSession()?.email;
    if (!email) return showMessage({ kind: "error", title: errorTitle, text: errors.noEmail });
    const attempt = sendOnce({ ...card, email, jobId }, (body, idempotencyKey) =>
      callApi(performTransaction, { body, idempotencyKey }),
    );
    const { message, transaction } = await attempt.catch(async (error: unknown) => {
      await showMessage({ kind: "error", title: errorTitle, text: texts.failed });
      throw error;
    });
    forget();
    const isSettled = transaction.Status === chargeStatus.success;
    await showMessage(
      isSettled
        ? { kind: "success", title: success, text: texts.done }
        : { kind: "info", title: texts.pending, text: message },
    );
    await navigate("/payment-history");
  };
}
