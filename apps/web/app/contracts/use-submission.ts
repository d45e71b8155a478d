import contracts from "../locales/en/contracts.json";
import shared from "../locales/en/shared.json";
import { failureText } from "../shared/calls/api-error.ts";
import { useSendOnce } from "../shared/calls/use-send-once.ts";
import { showMessage } from "../shared/dialogs/dialogs.tsx";
import { getMessages } from "../shared/texts/messages.ts";
import { pageAddress } from "../shared/texts/page-language.ts";
import { useFormats } from "../shared/texts/use-formats.ts";

interface Sent {
  message: string;
  id: string;
  /** Until when the office has promised its answer. */
  promisedDate?: string | undefined;
  /** When the server received a proposal. A reply from before an update has none. */
  requestedDate?: string | undefined;
}

/**
 * Sends a proposal or a request for a quote, shows the outcome and until when the office answers, and reloads the page when the person closes it
 * (docs/screens.md U63). With `pathOf` the reloaded page is that of what was sent.
 * `sayNext` returns what comes next where the reply promises no time.
 */
export function useSubmission(doneText: string, pathOf?: (id: string) => string, sayNext?: (sent: Sent) => string) {
  const sendOnce = useSendOnce();
  const { soonMoment } = useFormats();
  return async <Body>(body: Body, send: (body: Body, key: string) => Promise<Sent>): Promise<void> => {
    const { submissionFailed, unavailable } = getMessages(contracts);
    let sent: Sent;
    try {
      sent = await sendOnce(body, send);
    } catch (error) {
      await showMessage({ kind: "error", title: submissionFailed, text: failureText(error, unavailable) });
      throw error;
    }
    const { promised } = getMessages(contracts).quotes;
    const next = sent.promisedDate ? promised({ moment: soonMoment(sent.promisedDate) }) : sayNext?.(sent);
    const text = [sent.message || doneText, next].filter(Boolean).join("\n");
    const closed = showMessage({ kind: "success", title: getMessages(shared).success, text });
    // Nothing waits for it: the button behind the message is at rest.
    void closed.then(() => {
      if (pathOf) window.history.replaceState(null, "", pageAddress(pathOf(sent.id)));
      window.location.reload();
    });
  };
}
