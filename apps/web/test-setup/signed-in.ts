import type { ProviderStatus } from "@hunarmand/api/providers/providers";

export const email = "ali.raza@example.pk";

export interface Someone {
  role: string;
  email?: string;
  username?: string;
  status?: ProviderStatus;
  /** Instead of one with claims. */
  token?: string;
}

/** With the claims that the screens read; nobody checks its seal here. */
const makeToken = ({ role, email: own = email, username = "Ali Raza", status = "Verified" }: Someone) =>
  `e30.${btoa(JSON.stringify({ sub: own, unique_name: username, email: own, role, status }))}.seal`;

export const provider: Someone = { role: "Provider" };
export const customer: Someone = { role: "Customer" };
/** Logged in as the spec understands it, with a token that nobody can read. */
export const unreadable: Someone = { role: "Provider", token: "no.token.atall" };

/** Whose storage has nothing of the office. */
const portalRoles: readonly string[] = ["Provider", "Customer"];

/** Leaves in the browser what a login does, or a visitor without one. */
export function enterAs(someone: Someone | undefined, currentJobId?: string): void {
  localStorage.clear();
  sessionStorage.clear();
  if (!someone) return;
  localStorage.setItem("token", someone.token ?? makeToken(someone));
  localStorage.setItem("userRole", someone.role);
  // Nobody is shown around who is here for something else.
  if (!portalRoles.includes(someone.role)) localStorage.setItem("officeTour", "off");
  if (currentJobId) localStorage.setItem("currentJobId", currentJobId);
}
