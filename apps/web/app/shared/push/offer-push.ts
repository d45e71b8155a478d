import push from "../../locales/en/push.json";
import shared from "../../locales/en/shared.json";
import { failureText } from "../calls/api-error.ts";
import { confirmAction, showMessage } from "../dialogs/dialogs.tsx";
import { showToast } from "../dialogs/toasts.tsx";
import { pushAskedKey } from "../person/forget-person.ts";
import { getMessages } from "../texts/messages.ts";
import { findPushState, turnOnPush } from "./push-device.ts";

/**
 * Asks once on a device whether the portal may send notices to it, at a moment when they help, and with the reason: after going available,
 * and after posting a job. The browser asks only after a yes: its own question, once refused, never comes again.
 */
export async function offerPush(reason: "offers" | "job"): Promise<void> {
  if (localStorage.getItem(pushAskedKey) || (await findPushState()) !== "off") return;
  localStorage.setItem(pushAskedKey, "asked");
  const { ask, on, failed } = getMessages(push);
  const { title, text } = ask[reason];
  if (!(await confirmAction({ title, text, yes: ask.yes, no: ask.no }))) return;
  try {
    if ((await turnOnPush()) === "on") showToast(on);
  } catch (error) {
    await showMessage({ kind: "error", title: getMessages(shared).error, text: failureText(error, failed) });
  }
}
