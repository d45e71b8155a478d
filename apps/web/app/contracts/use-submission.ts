import contracts from "../locales/en/contracts.json";
import shared from "../locales/en/shared.json";
import { failureText } from "../shared/calls/api-error.ts";
import { useSendOnce } from "../shared/calls/use-send-once.ts";
import { showMessage } from "../shared/dialogs/dialogs.tsx";
import { getMessages } from "../shared/texts/messages.ts";

/**
 * Sends a proposal or a request for a quote, shows the outcome, and reloads the page when the person closes it
 * (docs/screens.md U63).
 */
export function useSubmission(doneText: string) {
  const sendOnce = useSendOnce();
  return async <Body>(body: Body, send: (body: Body, key: string) => Promise<{ message: string }>): Promise<void> => {
    const { submissionFailed, unavailable } = getMessages(contracts);
    let message: string;
    try {
      ({ message } = await sendOnce(body, send));
    } catch (error) {
      await showMessage({ kind: "error", title: submissionFailed, text: failureText(error, unavailable) });
      throw error;
    }
    await showMessage({ kind: "success", title: getMessages(shared).success, text: message || doneText });
    window.location.reload();
  };
}
