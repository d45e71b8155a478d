import { login } from "@hunarmand/api/account/account";
import type { TrustedProxies } from "../src/http/requests/trust-proxy.ts";
import { openLimits } from "../src/services/login/limits.ts";
import type { Portal } from "./portal.ts";
import { openVariant } from "./portal-variant.ts";

/** What every call past a limit gets. */
export const refused = { status: 429, error: { code: "too-many-requests" } };

/** The portal with limits as in production, unless the test says how many times as much. */
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
