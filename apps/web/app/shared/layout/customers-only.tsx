import { Outlet } from "react-router";
import { requireRole } from "../person/wrong-role.ts";

export const clientMiddleware = [() => requireRole("Customer")];

/** The layout of screens that only customers may open. */
export default function CustomersOnly() {
  return <Outlet />;
}
