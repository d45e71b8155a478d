import { officeRoles } from "@hunarmand/api/call";
import type { Actor } from "@hunarmand/api/steps";
import type { Caller } from "./caller.ts";

/**
 * The actors that the caller counts as in a table of steps: their role; for the Owner every office role. `own` adds an actor that is not a
 * role, such as "contractor". Pass it only for rows that were read as the caller's own.
 */
export function actorsOf({ role }: Pick<Caller, "role">, own?: Actor): Actor[] {
  const ownActors: Actor[] = own ? [own] : [];
  if (role === "Provider") return ["provider", ...ownActors];
  if (role === "Customer") return ["customer", ...ownActors];
  return [...(role === "Owner" ? officeRoles : [role]), ...ownActors];
}
