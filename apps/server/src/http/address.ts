import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const networkGroups = 4;

/** Whom limits count an anonymous call for: an IPv4 address, or the /64 that one IPv6 customer gets as a whole. */
export function addressOf({ ip }: Pick<FastifyRequest, "ip">): string {
  const [, ipv4] = mappedIpv4.exec(ip) ?? [];
  if (ipv4) return ipv4;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail = ""] = ip.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail.split(":").filter(Boolean);
  const zeros = ip.includes("::") ? Array<string>(8 - groups.length - rest.length).fill("0") : [];
  return [...groups, ...zeros, ...rest].slice(0, networkGroups).join(":");
}
