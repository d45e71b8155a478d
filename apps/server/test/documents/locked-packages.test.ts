import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./repository.ts";

interface Locked {
  version?: string;
  name?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  license?: string;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));
const { packages } = readJson("package-lock.json") as { packages: Record<string, Locked> };
const fromRegistry = Object.entries(packages).filter(([place, { link }]) => place.includes("node_modules/") && !link);
const unhashed = fromRegistry.filter(([, { integrity }]) => !integrity);

/** What CI and servers run on. */
const isForLinux = ({ os, libc }: Locked): boolean =>
  (!os || os.includes("linux")) && (!libc || libc.includes("glibc"));
const isForServer = ({ cpu }: Locked): boolean => !cpu || cpu.some((one) => one === "x64" || one === "arm64");

it("every locked package has an integrity hash, except those that are in no registry", () => {
  const listed = readJson(".ci/unhashed-packages.json") as string[];
  const names = unhashed.map(
    ([place, { version }]) => `${place.slice(place.lastIndexOf("node_modules/") + 13)}@${version}`,
  );
  expect(names.sort()).toEqual(listed);
  expect(fromRegistry.length).toBeGreaterThan(600);
  for (const [, { integrity }] of fromRegistry) if (integrity) expect(integrity).toMatch(/^sha512-/);
});

it("packages without a hash are optional, and are installed neither on Linux nor in production", () => {
  expect(unhashed.filter(([, entry]) => isForLinux(entry) && isForServer(entry))).toEqual([]);
  expect(unhashed.filter(([, { optional, dev }]) => !optional || !dev)).toEqual([]);
});

/** Licences that let a company run and change the portal without publishing it. MPL: only for packages that we use unchanged. */
const acceptedLicences =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Zlib|Unicode-DFS-2016|MPL-2\.0)$/;
/** sharp loads libvips as a library of its own, which LGPL allows. */
const isAccepted = (licence: string, place: string): boolean =>
  acceptedLicences.test(licence) || (licence === "LGPL-3.0-or-later" && place.includes("node_modules/@img/sharp-"));

it("every package that runs in production has a licence that we accept", () => {
  const refused = fromRegistry.filter(([place, { license = "", dev }]) => {
    const parts = license.replace(/[()]/g, "").split(" AND ");
    return !dev && !parts.every((part) => part.split(/ or /i).some((licence) => isAccepted(licence, place)));
  });
  expect(refused.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
});

it("no locked package is tied to a registry's address", () => {
  expect(fromRegistry.filter(([, { resolved }]) => resolved?.includes("//"))).toEqual([]);
});
