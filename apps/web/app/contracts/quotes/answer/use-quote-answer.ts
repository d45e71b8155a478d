import type { Quote } from "@hunarmand/api/contracts/quotes";
import { acceptQuote, declineQuote } from "@hunarmand/api/contracts/quotes/own-answers";
import { useRevalidator } from "react-router";
import contracts from "../../../locales/en/contracts.json";
import shared from "../../../locales/en/shared.json";
import { failureText } from "../../../shared/calls/api-error.ts";
import { callApi } from "../../../shared/calls/call-api.ts";
import { useBusy } from "../../../shared/calls/use-busy.ts";
import { confirmAction, type DecisionTerms, showMessage } from "../../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { getMessages } from "../../../shared/texts/messages.ts";
import { useAcceptedTerms } from "./use-accepted-terms.ts";

interface AnswerTexts {
  title: string;
  ask: string | DecisionTerms;
  done: string;
}

/** Asks for confirmation, sends the answer, and reloads the list, also after a refusal. */
export function useQuoteAnswer(quote: Quote, onAccepted?: () => void) {
  const { id, amount, note, payTime, near } = quote;
  const nearHandymen = near === undefined ? undefined : (near?.handymen ?? null);
  const readTerms = useAcceptedTerms();
  const { revalidate } = useRevalidator();
  const { busy, run } = useBusy();
  const answer = async (call: typeof acceptQuote | typeof declineQuote, texts: AnswerTexts) => {
    const { yes, no, error: errorTitle } = getMessages(shared);
    if (!(await confirmAction({ title: texts.title, text: texts.ask, yes, no }))) return;
    try {
      await callApi(call, { params: { id }, body: { amount, note, payTime, nearHandymen } });
      showToast(texts.done);
      if (call === acceptQuote) onAccepted?.();
    } catch (error) {
      const text = failureText(error, getMessages(contracts).quotes.failedAnswer);
      await showMessage({ kind: "error", title: errorTitle, text });
    }
    await revalidate();
  };
  const { confirmAccept, accepted, takeBack, confirmTakeBack, takenBack } = getMessages(contracts).quotes;
  return {
    busy,
    accept: () => void run(() => answer(acceptQuote, { title: confirmAccept, ask: readTerms(quote), done: accepted })),
    takeBack: () => void run(() => answer(declineQuote, { title: takeBack, ask: confirmTakeBack, done: takenBack })),
  };
}
