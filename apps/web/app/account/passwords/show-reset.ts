import shared from "../../locales/en/shared.json";
import { ApiError, failureText } from "../../shared/calls/api-error.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { getMessages } from "../../shared/texts/messages.ts";

export function showResetDone(text: string): Promise<void> {
  return showMessage({ kind: "success", title: getMessages(shared).success, text });
}

/** Shows what failed and returns the error for the form. An error of the network shows nothing about e-mail or code. */
export async function showResetFailure(error: unknown, text: string): Promise<unknown> {
  const isLost = error instanceof ApiError && error.code === "network";
  const message = isLost ? error.message : failureText(error, text);
  await showMessage({ kind: "error", title: getMessages(shared).error, text: message });
  return error;
}
