import { isIP, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;
const networkGroups = 4;

/** Some proxies add the port, which differs for each connection. */
function withoutPort(text: string): string {
  const [, ipv6, ipv4] = withPort.exec(text.trim()) ?? [];
  return ipv6 ?? ipv4 ?? text.trim();
}

/** In its canonical spelling: lower case, shortest form. */
const spellIpv6 = (address: string): string => new URL(`http://[${address.split("%", 1)[0]}]`).hostname.slice(1, -1);

/** The address is undefined if the connection is gone, although Fastify's type denies it. */
type Sender = { ip: string | undefined } & Pick<FastifyRequest, "socket">;

/**
 * Returns the key under which limits count an anonymous call: an IPv4 address, or an IPv6 /64, which one customer gets as a whole. An
 * invalid address counts for the proxy that forwarded it, a lost connection for "unknown".
 */
export function addressOf({ ip, socket }: Sender): string {
  const named = withoutPort(ip ?? "");
  const address = isIP(named) ? named : (socket.remoteAddress ?? "unknown");
  const [, ipv4] = mappedIpv4.exec(address) ?? [];
  if (ipv4) return ipv4;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = spellIpv6(address).split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill("0");
  return [...groups, ...zeros, ...rest].slice(0, networkGroups).join(":");
}

const networkOctets = 3;
const siteGroups = 3;

/** The network of an address from `addressOf`: the /24 of an IPv4 address, or the IPv6 /48 of one site. */
export const networkOf = (address: string): string =>
  address.includes(":")
    ? address.split(":").slice(0, siteGroups).join(":")
    : address.split(".").slice(0, networkOctets).join(".");
