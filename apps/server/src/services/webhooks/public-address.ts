import { BlockList, isIP } from "node:net";

const reserved = new BlockList();
for (const [network, bits] of [
  ...([
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
  ] as const),
  ...([
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
    ["192.88.99.0", 24],
    ["192.168.0.0", 16],
  ] as const),
  ...([
    ["198.18.0.0", 15],
    ["198.51.100.0", 24],
    ["203.0.113.0", 24],
    ["224.0.0.0", 4],
    ["240.0.0.0", 4],
  ] as const),
] as const)
  reserved.addSubnet(network, bits, "ipv4");

/** The public part of IPv6, and what in it leads to IPv4 or to documentation. */
const publicNetworks = new BlockList();
publicNetworks.addSubnet("2000::", 3, "ipv6");
const translated = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  translated.addSubnet(network, bits, "ipv6");

/** Whether an IP address belongs to the public internet: not to this machine, its network, a cloud's metadata or a reserved range. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, "ipv4");
  return family === 6 && publicNetworks.check(address, "ipv6") && !translated.check(address, "ipv6");
}
