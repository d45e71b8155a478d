import { expect, it } from "vitest";
import { readSecuritySearch } from "./read-security-search.ts";

it.each([
  ["203.0.113.7", { address: "203.0.113.7" }],
  ["2001:db8:12:7", { address: "2001:db8:12:7" }],
  ["2001:db8::", { address: "2001:db8::" }],
  [" Rabia Noor ", { person: "Rabia Noor" }],
  ["rabia@example.pk", { person: "rabia@example.pk" }],
  ["0300-1234567", { person: "0300-1234567" }],
  ["6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11", { person: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11" }],
  ["", {}],
  [null, {}],
])("%j is read as %j", (text, wish) => {
  expect(readSecuritySearch(text)).toEqual(wish);
});
