import type { FormErrors } from "@mantine/form";
import shared from "../locales/en/shared.json";
import { showMessage } from "../shared/dialogs/dialogs.tsx";
import { getMessages } from "../shared/texts/messages.ts";

interface Refusal {
  isIncomplete: boolean;
  text: string;
}

/** Whether a field beside the spec's is refused: a number of a trade, or exact figures. Its own error is enough. */
const isOwnField = (name: string): boolean => /^(crew|exactHandymen|durationDays)\b/.test(name);

/** The spec's title is for empty fields. Filled fields with wrong values get another title. */
export function announceRefusal(incompleteTitle: string) {
  return async ({ isIncomplete, text }: Refusal, errors: FormErrors): Promise<void> => {
    if (Object.keys(errors).every(isOwnField)) return;
    await showMessage({
      kind: "warning",
      title: isIncomplete ? incompleteTitle : getMessages(shared).form.wrongTitle,
      text,
    });
    focusInSight();
  };
}

/** A refused list may be away behind the field that fills it, which then has the error and the focus. */
function focusInSight(): void {
  const focus = () => {
    const refused = document.querySelectorAll<HTMLElement>("main form [aria-invalid=true]");
    [...refused].find((field) => !field.closest("[style*='display: none']"))?.focus();
  };
  // In the next frame the form focuses the refused field by its name, also one that is away.
  requestAnimationFrame(() => requestAnimationFrame(focus));
}
