import { Navigate, Outlet, redirect } from "react-router";
import { useSecondFactorDemand } from "../person/second-factor.ts";
import { readSession, useSession } from "../person/session.ts";
import { usePushStart } from "../push/use-push-start.ts";

/** The layout of screens that need a session. Without one it redirects to the login. */
export function clientLoader() {
  if (!readSession()) throw redirect("/login");
  return null;
}

export default function SignedIn() {
  const session = useSession();
  useSecondFactorDemand();
  usePushStart();
  // The session may end while a screen is open: logged out in another tab, or refused by the server.
  return session ? <Outlet /> : <Navigate to="/login" replace />;
}
