import shared from "../locales/en/shared.json";
import { showMessage } from "../shared/dialogs/dialogs.tsx";
import { getMessages } from "../shared/texts/messages.ts";

/** The spec's title is for fields left empty; what is filled, and wrong, has another. */
export function announceRefusal(incompleteTitle: string) {
  return ({ isIncomplete, text }: { isIncomplete: boolean; text: string }): Promise<void> =>
    showMessage({ kind: "warning", title: isIncomplete ? incompleteTitle : getMessages(shared).form.wrongTitle, text });
}
