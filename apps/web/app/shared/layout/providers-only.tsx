import { type MiddlewareFunction, Outlet, redirect } from "react-router";
import { readSession } from "../person/session.ts";
import { requireRole } from "../person/wrong-role.ts";

/** The installed app has the same shortcuts for everybody: to the running job with `?own`, to the offers with `?offer`. */
const leadCustomersToOwnJobs: MiddlewareFunction = ({ request }) => {
  const { searchParams } = new URL(request.url);
  // A notice names its offer.
  const isShortcut = searchParams.has("own") || searchParams.get("offer") === "";
  if (isShortcut && readSession()?.role === "Customer") throw redirect("/jobs");
};

export const clientMiddleware = [leadCustomersToOwnJobs, () => requireRole("Provider")];

/** The layout of screens that only handymen may open. */
export default function ProvidersOnly() {
  return <Outlet />;
}
