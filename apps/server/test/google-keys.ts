import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll } from "vitest";
import type { Portal } from "./portal.ts";

export const googleClientId = "hunarmand.apps.googleusercontent.com";

export interface TokenWish {
  claims?: JWTPayload;
  issuer?: string;
  audience?: string;
  minutes?: number;
  signer?: CryptoKey;
}

/** Runs a stand-in for Google's key server during a test file, and signs tokens with its key. */
export async function startGoogleKeys(clock: Portal["clock"]) {
  const keys = await generateKeyPair("RS256");
  const keyServer = createServer(async (_request, response) => {
    const key = { ...(await exportJWK(keys.publicKey)), kid: "one", alg: "RS256", use: "sig" };
    response.setHeader("content-type", "application/json").end(JSON.stringify({ keys: [key] }));
  });
  const keysUrl = await new Promise<string>((resolve) => {
    keyServer.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${portOf(keyServer)}/certs`));
  });
  afterAll(() => keyServer.close());

  /** An ID token as Google writes it, with the test's changes. */
  function signToken({ claims = {}, issuer, audience, minutes = 60, signer }: TokenWish = {}): Promise<string> {
    const now = clock.now();
    const person = { email: "Nadia@Example.pk", email_verified: true, given_name: "Nadia", family_name: "Iqbal" };
    return new SignJWT({ ...person, ...claims })
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .setIssuer(issuer ?? "https://accounts.google.com")
      .setAudience(audience ?? googleClientId)
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + minutes * 60_000))
      .sign(signer ?? keys.privateKey);
  }
  return { keysUrl, signToken, strangerKeys: await generateKeyPair("RS256") };
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
