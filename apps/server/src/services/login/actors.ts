import { officeRoles } from "@hunarmand/api/call";
import type { Actor } from "@hunarmand/api/steps";
import type { Caller } from "./caller.ts";

/**
 * As whom this caller may take steps: with their role, the Owner with every desk's. What belongs to anybody signed in (a contract, a
 * wallet payment) passes whose it is as `own`.
 */
export function actorsOf({ role }: Pick<Caller, "role">, own?: Actor): Actor[] {
  const mine: Actor[] = own ? [own] : [];
  if (role === "Provider") return ["provider", ...mine];
  if (role === "Customer") return ["customer", ...mine];
  return [...(role === "Owner" ? officeRoles : [role]), ...mine];
}
