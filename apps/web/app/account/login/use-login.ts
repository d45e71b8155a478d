import { login } from "@hunarmand/api/account/account";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import account from "../../locales/en/account.json";
import shared from "../../locales/en/shared.json";
import { failureText } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { findPathAfterLogin } from "../../shared/person/path-after-login.ts";
import { signIn } from "../../shared/person/session.ts";
import { getMessages } from "../../shared/texts/messages.ts";

/** Logs in, and shows each outcome in a dialog (docs/screens.md U60). */
export function useLogin() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const logIn = async (identifier: string, password: string) => {
    if (running.current) return;
    if (identifier.trim() === "" || password.trim() === "") return showError(getMessages(account).login.incomplete);
    running.current = true;
    setBusy(true);
    const reply = await callApi(login, { body: { identifier, password } }).catch(showFailure);
    running.current = false;
    setBusy(false);
    if (!reply) return;
    signIn(reply.token, reply.role);
    await showMessage({ kind: "success", title: getMessages(shared).success, text: reply.message });
    await navigate(findPathAfterLogin(reply.role));
  };
  return { logIn, busy };
}

async function showFailure(error: unknown): Promise<undefined> {
  await showError(failureText(error, getMessages(account).login.failed));
}

function showError(text: string): Promise<void> {
  return showMessage({ kind: "error", title: getMessages(shared).error, text });
}
