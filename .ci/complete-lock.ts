import { readFileSync, writeFileSync } from "node:fs";

/**
 * `npm run lock:complete`, after each `npm install`. Many packages ship one optional package a platform. npm leaves those out of the lock
 * file that the registry mirror in use does not carry, and `npm ci` then refuses that very file. This adds the missing entries, with the
 * platform that their names tell, so that `npm ci` skips them where they do not belong and installs them where they do.
 */
interface Entry {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const lockFile = "package-lock.json";
const systems = ["android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "aix", "win32"];
const processors = ["arm64", "x64", "ia32", "arm", "ppc64", "s390x", "riscv64", "loong64", "mips64el", "wasm32"];

/** `@swc/core-linux-x64-musl` -> linux, x64, musl. */
function readPlatform(name: string): Pick<Entry, "os" | "cpu" | "libc"> {
  const words = name.split(/[/-]/);
  const os = systems.find((system) => words.includes(system)) ?? (name === "fsevents" ? "darwin" : undefined);
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = words.includes("musl") ? "musl" : words.includes("gnu") ? "glibc" : undefined;
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc && os === "linux" ? { libc: [libc] } : {}),
    ...(os ? { os: [os] } : {}),
  };
}

/** Where Node would look for a package from another one's folder, nearest first. */
function listPlaces(from: string, name: string): string[] {
  const places = [`${from}/node_modules/${name}`];
  for (let at = from.lastIndexOf("/node_modules/"); at > 0; at = from.lastIndexOf("/node_modules/", at - 1)) {
    places.push(`${from.slice(0, at)}/node_modules/${name}`);
  }
  return [...places, `node_modules/${name}`];
}

const lock = JSON.parse(readFileSync(lockFile, "utf8")) as { packages: Record<string, Entry> };
const { packages } = lock;
let added = 0;

for (const [from, { optionalDependencies = {} }] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (listPlaces(from, name).some((place) => packages[place])) continue;
    const version = range.replace(/^[\^~]/, "");
    packages[`node_modules/${name}`] = { version, optional: true, ...readPlatform(name) };
    added += 1;
  }
}

const [root, ...others] = Object.entries(packages);
if (!root) throw new Error(`${lockFile} names no packages`);
const sorted = others.sort(([a], [b]) => a.localeCompare(b, "en"));
lock.packages = Object.fromEntries([root, ...sorted]);
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} optional packages added to ${lockFile}\n`);
