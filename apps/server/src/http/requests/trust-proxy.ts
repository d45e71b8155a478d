import { BlockList, isIP } from "node:net";
import { z } from "zod";

/** The proxies in front of the portal, as a number or a list of addresses. 0 trusts none. */
export type TrustedProxies = number | readonly string[];

const hopsMax = 10;
/** A wider network would include the whole internet, not only a company's proxies. */
const prefixBitsMin = { ipv4: 8, ipv6: 7 } as const;
const ipv4Networks = Array.from({ length: 223 }, (_, index) => `${index + 1}.1.1.1`);

/** The setting's allowed values, for error messages. */
export const allowedProxies =
  "the number of proxies in front of the portal (1 to 10) or their addresses or networks, comma-separated " +
  "(10.0.0.5, 10.1.0.0/16); false where there is none. It never believes everybody";

function canBelieve(entry: string): boolean {
  const [address = "", bits, ...rest] = entry.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  const [least, most] = family === 4 ? [prefixBitsMin.ipv4, 32] : [prefixBitsMin.ipv6, 128];
  if (!/^\d{1,3}$/.test(bits) || Number(bits) < least || Number(bits) > most) return false;
  // All of IPv4 is one small network inside IPv6.
  const isTrusted = trustOf([entry]);
  return ipv4Networks.filter((each) => isTrusted(each, 0)).length <= 1;
}

/** The setting as text: `2`, `10.0.0.5, 10.1.0.0/16`, `false`. */
export const TrustProxy = z.string().transform((text, context): TrustedProxies => {
  const given = text.trim();
  if (/^(false|0)$/i.test(given)) return 0;
  if (/^\d{1,2}$/.test(given) && Number(given) <= hopsMax) return Number(given);
  const entries = given.split(",").map((entry) => entry.trim());
  if (entries.every(canBelieve)) return entries;
  context.addIssue(allowedProxies);
  return z.NEVER;
});

/**
 * Returns the function with which Fastify decides whose X-Forwarded-For to trust. `hop` 0 is the connection itself, 1 the last entry of the
 * header, and so on. The caller's address is the first one that is not a trusted proxy. Entries to the left of it may be invented.
 */
export function trustOf(proxies: TrustedProxies): (address: string | undefined, hop: number) => boolean {
  if (typeof proxies === "number") return (_address, hop) => hop < proxies;
  const known = new BlockList();
  for (const entry of proxies) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 4 ? "ipv4" : "ipv6";
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return (address = "") => {
    const family = isIP(address);
    return family !== 0 && known.check(address, family === 4 ? "ipv4" : "ipv6");
  };
}
