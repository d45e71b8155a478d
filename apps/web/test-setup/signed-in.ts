import type { ProviderStatus } from "@hunarmand/api/providers/providers";

export const email = "ali.raza@example.pk";

export interface Someone {
  role: string;
  email?: string;
  username?: string;
  status?: ProviderStatus;
  /** Replaces the token with claims. */
  token?: string;
}

/** Makes a token with the claims that the screens read. Its signature is not checked here. */
const makeToken = ({ role, email: own = email, username = "Ali Raza", status = "Verified" }: Someone) =>
  `e30.${btoa(JSON.stringify({ sub: own, unique_name: username, email: own, role, status }))}.seal`;

export const provider: Someone = { role: "Provider" };
export const customer: Someone = { role: "Customer" };
/** Logged in as the spec defines it, with an invalid token. */
export const unreadable: Someone = { role: "Provider", token: "no.token.atall" };

const portalRoles: readonly string[] = ["Provider", "Customer"];

/** Stores what a login stores, or nothing for a visitor. */
export function enterAs(someone: Someone | undefined, currentJobId?: string): void {
  localStorage.clear();
  sessionStorage.clear();
  if (!someone) return;
  localStorage.setItem("token", someone.token ?? makeToken(someone));
  localStorage.setItem("userRole", someone.role);
  // So that the tour does not start in other tests.
  if (!portalRoles.includes(someone.role)) localStorage.setItem("officeTour", "off");
  if (currentJobId) localStorage.setItem("currentJobId", currentJobId);
}
