import { Outlet } from "react-router";
import { requireRole } from "../person/wrong-role.ts";

export const clientMiddleware = [() => requireRole("Customer")];

/** Screens of a job that somebody has posted. */
export default function CustomersOnly() {
  return <Outlet />;
}
