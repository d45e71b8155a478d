import shared from "../locales/en/shared.json";
import { useSendOnce } from "../shared/calls/use-send-once.ts";
import { showMessage } from "../shared/dialogs/dialogs.tsx";
import { getMessages } from "../shared/texts/messages.ts";

/**
 * Sends an inquiry. A failure is shown in a dialog with the form's own text and thrown again, so that the form keeps
 * what was typed and shows the reason.
 */
export function useInquiry(failed: () => string) {
  const sendOnce = useSendOnce();
  return async <Body, Reply>(body: Body, send: (body: Body, idempotencyKey: string) => Promise<Reply>) => {
    try {
      return await sendOnce(body, send);
    } catch (error) {
      await showMessage({ kind: "error", title: getMessages(shared).error, text: failed() });
      throw error;
    }
  };
}
