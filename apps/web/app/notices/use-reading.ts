import notices from "../locales/en/notices.json";
import { showMessage } from "../shared/dialogs.tsx";
import { getMessages } from "../shared/messages.ts";
import { useBusy } from "../shared/use-busy.ts";

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
