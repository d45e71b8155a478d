import { createHmac, randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { jwtVerify, SignJWT } from "jose";

const issuer = "hunarmand";
const audience = "hunarmand-portal";

/** The claims that the browser shows. The server trusts only `sub` and `sid` (docs/product.md A3). */
export interface TokenClaims {
  sub: string;
  sid: string;
  uniqueName: string;
  email: string | null;
  role: string;
  status: string | undefined;
  issuedAt: Date;
  expiresAt: Date;
}

export interface Tokens {
  sign(claims: TokenClaims): Promise<string>;
  /** Returns the session of a token that we signed and that has not expired; nothing otherwise. */
  verify(token: string, now: Date): Promise<{ accountId: string; sessionId: string } | undefined>;
  /** A keyed hash, which cannot be computed or guessed without the secret. `purpose` separates its uses. */
  digest(purpose: string, ...parts: string[]): string;
  /** The same with each secret, the current one first, to find what was stored before the secret was changed. */
  digests(purpose: string, ...parts: string[]): readonly [string, ...string[]];
}

/**
 * Signs and hashes with the first secret. Accepts tokens of all of them, so that a change of the secret logs nobody out
 * (docs/production.md, Change the secret).
 */
export function openTokens([current, ...former]: readonly [string, ...string[]]): Tokens {
  const [key, ...formerKeys] = [toKey(current), ...former.map(toKey)] as const;
  return {
    sign: ({ sub, sid, uniqueName, email, role, status, issuedAt, expiresAt }) =>
      new SignJWT({ sid, unique_name: uniqueName, role, ...(email ? { email } : {}), ...(status ? { status } : {}) })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(sub)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key),
    verify: async (token, now) => {
      const options = { issuer, audience, algorithms: ["HS256"], currentDate: now };
      for (const accepted of [key, ...formerKeys]) {
        const verified = await jwtVerify<{ sid?: unknown }>(token, accepted, options).catch(() => undefined);
        const { sub, sid } = verified?.payload ?? {};
        if (sub && typeof sid === "string") return { accountId: sub, sessionId: sid };
      }
      return undefined;
    },
    digest: (...given) => hash(key, given),
    digests: (...given) => [hash(key, given), ...formerKeys.map((former) => hash(former, given))],
  };
}

const toKey = (secret: string) => new TextEncoder().encode(secret);

const hash = (key: Uint8Array, parts: string[]): string =>
  createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url");

const secretFileOf = (dataFolder: string): string => join(dataFolder, "token-secret");

/** Replaces the installation's secret by that of a backup. */
export async function replaceSecret(dataFolder: string, secret: string): Promise<void> {
  const draft = `${secretFileOf(dataFolder)}.draft`;
  await writeFile(draft, secret, { mode: 0o600, flush: true });
  await rename(draft, secretFileOf(dataFolder));
}

/** The secret that this installation generated on its first start, stored beside its data. */
export async function readOrMakeSecret(dataFolder: string): Promise<string> {
  const file = secretFileOf(dataFolder);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  await writeFile(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 }).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
  return readFile(file, "utf8");
}
