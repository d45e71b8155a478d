import type { ReactNode } from "react";
import waitingCalls from "../../locales/en/waiting-calls.json";
import { showToast } from "../dialogs/toasts.tsx";
import { getMessages } from "../texts/messages.ts";
import { readMessage, type SentOrWaiting } from "./send-or-wait.ts";

/** Shows the success of a call, by default the server's text, or that it is saved on this device to be sent later. */
export const showDone = (sent: SentOrWaiting, success?: ReactNode): void =>
  showToast(sent.isWaiting ? getMessages(waitingCalls).saved : (success ?? readMessage(sent)));
