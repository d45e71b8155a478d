import { Outlet } from "react-router";
import { requireRole } from "../person/wrong-role.ts";

export const clientMiddleware = [() => requireRole("Provider")];

/** Screens of a handyman's work. */
export default function ProvidersOnly() {
  return <Outlet />;
}
