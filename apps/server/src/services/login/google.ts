import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import { AppError, unavailableBecause } from "../../values/app-error.ts";
import { normaliseEmail } from "../../values/identifiers.ts";
import type { Clock } from "../clock.ts";

const issuers = ["https://accounts.google.com", "accounts.google.com"];
const fetchMilliseconds = 4_000;

/** A person as described by Google's token. */
export interface GoogleIdentity {
  email: string;
  firstName: string;
  lastName: string;
}

export interface Google {
  /** @throws AppError google-login-off, google-login-failed, or unavailable if Google's keys cannot be fetched */
  identify(idToken: string): Promise<GoogleIdentity>;
}

interface IdClaims {
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
  given_name?: unknown;
  family_name?: unknown;
}

/** Errors of jose that are about the key server, not the token. */
const isKeyServerAway = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout || error.code === "ERR_JOSE_GENERIC";

const text = (claim: unknown): string => (typeof claim === "string" ? claim.trim() : "");

export function openGoogle(
  { googleClientId, googleKeysUrl }: { googleClientId: string | undefined; googleKeysUrl: string },
  clock: Clock,
): Google {
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  return {
    async identify(idToken) {
      if (!googleClientId) throw new AppError("google-login-off");
      // Caches the fetched keys. Created at the first login, because it loads all of fetch.
      keys ??= createRemoteJWKSet(new URL(googleKeysUrl), { timeoutDuration: fetchMilliseconds });
      const options = { issuer: issuers, audience: googleClientId, algorithms: ["RS256"], requiredClaims: ["exp"] };
      const { payload } = await jwtVerify<IdClaims>(idToken, keys, { ...options, currentDate: clock.now() }).catch(
        (error) => {
          if (!isKeyServerAway(error)) throw new AppError("google-login-failed");
          throw unavailableBecause(new Error("Google's keys cannot be fetched", { cause: error }));
        },
      );
      const email = normaliseEmail(text(payload.email));
      // An address that Google has not verified could be another person's.
      if (!email.includes("@") || payload.email_verified !== true) throw new AppError("google-login-failed");
      const firstName = text(payload.given_name) || text(payload.name);
      return { email, firstName, lastName: text(payload.given_name) ? text(payload.family_name) : "" };
    },
  };
}
