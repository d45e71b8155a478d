import notices from "../locales/en/notices.json";
import { useBusy } from "../shared/calls/use-busy.ts";
import { showMessage } from "../shared/dialogs/dialogs.tsx";
import { getMessages } from "../shared/texts/messages.ts";

/** Marks a notice as read, or shows that it failed. */
export function useReading() {
  const { busy, run } = useBusy();
  const save = (work: () => Promise<unknown>): Promise<void> =>
    run(() =>
      work().catch(() => {
        const { title, readFailed } = getMessages(notices);
        return showMessage({ kind: "error", title, text: readFailed });
      }),
    );
  return { busy, save };
}
