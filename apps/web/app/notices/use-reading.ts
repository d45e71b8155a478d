import notices from "../locales/en/notices.json";
import { useBusy } from "../shared/calls/use-busy.ts";
import { showMessage } from "../shared/dialogs/dialogs.tsx";
import { getMessages } from "../shared/texts/messages.ts";

/** Notes that something was read, or says that it could not. */
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
