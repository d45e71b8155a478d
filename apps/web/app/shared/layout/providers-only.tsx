import { type MiddlewareFunction, Outlet, redirect } from "react-router";
import { readSession } from "../person/session.ts";
import { requireRole } from "../person/wrong-role.ts";

/** The installed app has one shortcut to the running job for everybody, with `?own`. */
const leadCustomersToOwnJobs: MiddlewareFunction = ({ request }) => {
  const isShortcut = new URL(request.url).searchParams.has("own");
  if (isShortcut && readSession()?.role === "Customer") throw redirect("/jobs");
};

export const clientMiddleware = [leadCustomersToOwnJobs, () => requireRole("Provider")];

/** The layout of screens that only handymen may open. */
export default function ProvidersOnly() {
  return <Outlet />;
}
