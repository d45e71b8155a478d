import { Outlet } from "react-router";
import { requireRole } from "../person/wrong-role.ts";

export const clientMiddleware = [() => requireRole("Provider")];

/** The layout of screens that only handymen may open. */
export default function ProvidersOnly() {
  return <Outlet />;
}
