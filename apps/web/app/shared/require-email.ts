import { redirect } from "react-router";
import { shared } from "../locales/en/shared.ts";
import { showMessage } from "./dialogs.tsx";
import { getMessages } from "./messages.ts";
import { readSession, takeExpiry } from "./session.ts";

/** For loaders: the e-mail of the token. Without one the screen leads to the login (docs/screens.md U1). */
export function requireEmail(): string {
  const session = readSession();
  if (session?.email) return session.email;
  // Nobody who simply is not logged in has a session that could have ended; another call may have met its end already.
  if (takeExpiry() || session) {
    void showMessage({
      kind: "warning",
      title: getMessages(shared).error,
      text: getMessages(shared).errors.sessionExpired,
    });
  }
  throw redirect("/login");
}
