import { login } from "@hunarmand/api/account/account";
import type { TrustedProxies } from "../src/http/requests/trust-proxy.ts";
import { openLimits } from "../src/services/login/limits.ts";
import type { Portal } from "./portal.ts";
import { openVariant } from "./portal-variant.ts";

/** The reply to every call past a limit. */
export const refused = { status: 429, error: { code: "too-many-requests" } };

/** The portal with the limits of production, multiplied by the test's factor if any. */
export async function openLimited(portal: Portal, { scale = 1, trustProxy = 0 as TrustedProxies } = {}) {
  const limits = openLimits(portal, scale);
  const limited = await openVariant(portal, { services: { limits }, settings: { trustProxy } });
  return {
    ...limited,
    /** Tries to log in through a proxy that names this address. */
    logInFrom: (address: string, identifier: string, password: string) =>
      limited.call(login, { body: { identifier, password } }, { "x-forwarded-for": address }),
  };
}
