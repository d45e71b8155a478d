import { isOfficeRole, readSession } from "./session.ts";

export type ScreenOwner = "Provider" | "Customer";

/** The account's role cannot use this screen, so a retry would not help. */
export class WrongRoleError extends Error {
  readonly owner: ScreenOwner;

  constructor(owner: ScreenOwner) {
    super(`This screen is for a ${owner}.`);
    this.owner = owner;
  }
}

/** For the middleware of a layout: runs before the loaders inside it, so that none makes a call. */
export function requireRole(owner: ScreenOwner): void {
  const session = readSession();
  // People without a session are redirected to the login.
  if (session && session.role !== owner) throw new WrongRoleError(owner);
}

/** Returns where this account's own work is. */
export function findOwnPlace(role: string): "office" | "customer" | "provider" {
  if (isOfficeRole(role)) return "office";
  return role === "Customer" ? "customer" : "provider";
}
