import { type LookupAddress, lookup as lookUp } from "node:dns";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

const replyMilliseconds = 10_000;

const notPublic = "not a public address";

/** The address leads to this machine or a private network. A retry cannot help. */
export class PrivateAddress extends Error {}

export interface WebhookRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Sends a request and returns the status of the reply. @throws PrivateAddress, or an Error with what went wrong */
export type PostWebhook = (webhook: WebhookRequest) => Promise<number>;

/**
 * Finds a host's addresses for the connection itself, so that the checked address is the one that is used: a name that leads elsewhere at
 * the next look-up gains nothing.
 */
export const lookUpPublic =
  (resolve: typeof lookUp = lookUp): LookupFunction =>
  (host, options, done) =>
    resolve(host, { ...options, all: true }, (error: Error | null, addresses: LookupAddress[]) => {
      if (error) return done(error, []);
      const isUnsafe = addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address));
      if (isUnsafe) return done(new PrivateAddress(notPublic), []);
      const [first] = addresses;
      return options.all ? done(null, addresses) : done(null, first?.address ?? "", first?.family);
    });

/** Posts over HTTPS to a public address. Follows no redirect and reads no body. */
export const postWebhook: PostWebhook = ({ url, headers, body }) => {
  const { hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  // For an IP address Node looks nothing up.
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddress(notPublic);
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(replyMilliseconds);
    const sent = request(url, { method: "POST", headers, lookup: lookUpPublic(), signal, agent: false }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on("error", reject);
    sent.end(body);
  });
};
