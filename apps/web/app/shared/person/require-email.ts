import { redirect } from "react-router";
import { showSessionEnded } from "../dialogs/dialogs.tsx";
import { readSession } from "./session.ts";

/** For loaders: the e-mail of the token. Without one the screen leads to the login (docs/screens.md U1). */
export function requireEmail(): string {
  const session = readSession();
  if (session?.email) return session.email;
  // Nobody who simply is not logged in has a session that could have ended.
  if (session) void showSessionEnded();
  throw redirect("/login");
}
