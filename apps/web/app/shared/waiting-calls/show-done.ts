import waitingCalls from "../../locales/en/waiting-calls.json";
import { showMessage } from "../dialogs/dialogs.tsx";
import { getMessages } from "../texts/messages.ts";
import type { SentOrWaiting } from "./send-or-wait.ts";

/** Shows the success of a call, or that it is saved on this device to be sent later. */
export function showDone({ isWaiting }: SentOrWaiting, success: { title: string; text: string }): Promise<void> {
  const { saved, savedText } = getMessages(waitingCalls);
  return showMessage(isWaiting ? { kind: "info", title: saved, text: savedText } : { kind: "success", ...success });
}
