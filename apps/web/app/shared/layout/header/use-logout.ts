import { useNavigate } from "react-router";
import layout from "../../../locales/en/layout.json";
import shared from "../../../locales/en/shared.json";
import { confirmAction } from "../../dialogs/dialogs.tsx";
import { signOut } from "../../person/session.ts";
import { getMessages } from "../../texts/messages.ts";

/**
 * Asks, ends the session on the server and in the browser, and opens the login (docs/screens.md U6). The office has its
 * own login.
 */
export function useLogout(loginPath = "/login"): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const { yes, no } = getMessages(shared);
    const { title, text } = getMessages(layout).logout;
    const unsent = await describeUnsent().catch(() => undefined);
    if (!(await confirmAction({ title, text: unsent ? `${text} ${unsent}` : text, yes, no }))) return;
    await endSession();
    await navigate(loginPath);
  };
}

/** Loaded when needed: says what a logout would lose. */
const describeUnsent = async () => (await import("../../waiting-calls/describe-unsent.ts")).describeUnsent("logout");

/** Ends the session in the browser even when the server cannot be reached. The token then expires by itself. */
export async function endSession(): Promise<void> {
  await sendHeld().catch(() => undefined);
  await endServerSession().catch(() => undefined);
  signOut();
}

/** What can still be undone is sent while there is a session. */
const sendHeld = async () => (await import("../../decisions/held-decision.ts")).sendHeld();

async function endServerSession(): Promise<void> {
  const [{ callApi }, { logout }] = await Promise.all([
    import("../../calls/call-api.ts"),
    import("@hunarmand/api/account/account"),
  ]);
  await callApi(logout, { signal: AbortSignal.timeout(5_000), isLeaving: true });
}
