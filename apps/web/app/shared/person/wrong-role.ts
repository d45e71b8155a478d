import { isOfficeRole, readSession } from "./session.ts";

export type ScreenOwner = "Provider" | "Customer";

/** A screen that this account has no use for: nothing on it would work, however often it is tried. */
export class WrongRoleError extends Error {
  readonly owner: ScreenOwner;

  constructor(owner: ScreenOwner) {
    super(`This screen is for a ${owner}.`);
    this.owner = owner;
  }
}

/** For the middleware of a layout: runs before any loader below it, so that nothing is asked in vain. */
export function requireRole(owner: ScreenOwner): void {
  const session = readSession();
  // Who is not logged in is led to the login.
  if (session && session.role !== owner) throw new WrongRoleError(owner);
}

/** Where this account's own work is. */
export function findOwnPlace(role: string): "office" | "customer" | "provider" {
  if (isOfficeRole(role)) return "office";
  return role === "Customer" ? "customer" : "provider";
}
