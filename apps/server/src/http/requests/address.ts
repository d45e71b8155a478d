import { isIP, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;
const networkGroups = 4;

/** Some proxies write the port as well, which is another one with each connection. */
function withoutPort(text: string): string {
  const [, ipv6, ipv4] = withPort.exec(text.trim()) ?? [];
  return ipv6 ?? ipv4 ?? text.trim();
}

/** In one spelling: lower case, shortest form. */
const spellIpv6 = (address: string): string => new URL(`http://[${address.split("%", 1)[0]}]`).hostname.slice(1, -1);

/** Node knows no address of a connection that is gone, whatever Fastify's type says. */
type Sender = { ip: string | undefined } & Pick<FastifyRequest, "socket">;

/**
 * Whom limits count an anonymous call for: an IPv4 address, or the /64 that one IPv6 customer gets as a whole. What is no
 * address at all counts for the proxy that passed it on, and who has left before it was read for "unknown".
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

/** The network of an address of `addressOf`: the /24 of an IPv4 address, the /48 that one IPv6 site gets. */
export const networkOf = (address: string): string =>
  address.includes(":")
    ? address.split(":").slice(0, siteGroups).join(":")
    : address.split(".").slice(0, networkOctets).join(".");
