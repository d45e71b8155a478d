import { expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";

it.each([
  ...["127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "100.64.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255"],
  ...["192.168.1.1", "192.0.2.1", "198.18.0.1", "203.0.113.5", "224.0.0.1", "255.255.255.255"],
  ...["::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1"],
  ...["2002:7f00:1::", "2001:db8::1", "2001:0:53aa::1", "not an address", ""],
])("%s is not of the public internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(["8.8.8.8", "39.32.0.1", "172.15.0.1", "172.32.0.1", "192.167.1.1", "2606:4700::1111", "2a00:1450:4001::8a"])(
  "%s is",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
