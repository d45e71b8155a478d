import shared from "../locales/en/shared.json";
import { showMessage } from "../shared/dialogs/dialogs.tsx";
import { getMessages } from "../shared/texts/messages.ts";

/** The spec's title is for empty fields. Filled fields with wrong values get another title. */
export function announceRefusal(incompleteTitle: string) {
  return ({ isIncomplete, text }: { isIncomplete: boolean; text: string }): Promise<void> =>
    showMessage({ kind: "warning", title: isIncomplete ? incompleteTitle : getMessages(shared).form.wrongTitle, text });
}
