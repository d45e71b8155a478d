import { redirect } from "react-router";
import { showSessionEnded } from "../dialogs/dialogs.tsx";
import { readSession } from "./session.ts";

/** For loaders: returns the token's e-mail. Without a session it redirects to the login (docs/screens.md U1). */
export function requireEmail(): string {
  const session = readSession();
  if (session?.email) return session.email;
  // A person who never logged in has no session that could have expired.
  if (session) void showSessionEnded();
  throw redirect("/login");
}
