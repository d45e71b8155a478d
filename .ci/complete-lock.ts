import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/**
 * `npm run lock:complete`, after each `npm install`. Many packages have one optional package for each platform. npm leaves out those that
 * the current registry mirror does not have, and `npm ci` then refuses the lock file. This adds the missing entries with the platforms from
 * their names, so that `npm ci` installs or skips them correctly. It then adds missing hashes from the current registry. Entries that the
 * registry does not have are listed in `unhashed-packages.json`, so that they are requested only once. `npm run lock:complete -- --again`
 * requests all of them again, for registries that have them.
 */
interface Entry {
  version?: string;
  /** The package's name if it differs from its folder's. */
  name?: string;
  integrity?: string;
  /** Whether it is a package of this repository. */
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const lockFile = "package-lock.json";
const unhashedFile = ".ci/unhashed-packages.json";
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

/** The folders in which Node looks for a package from another one's folder, nearest first. */
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

/** `@swc/core-win32-x64-msvc@1.16.22`, from a path of any depth. */
const nameOf = (place: string, { name, version }: Entry): string =>
  `${name ?? place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length)}@${version}`;

/**
 * Returns nothing if the registry has no such version.
 * @throws Error if the request failed
 */
function findHash(named: string): string | undefined {
  const { stdout } = spawnSync("npm", ["view", named, "dist.integrity", "--json"], { encoding: "utf8" });
  const reply: unknown = JSON.parse(stdout || "null");
  if (typeof reply === "string") return reply;
  const code = (reply as { error?: { code?: string } } | null)?.error?.code;
  if (code === "E404") return undefined;
  throw new Error(`The registry could not be asked about ${named}: ${code ?? "no reply"}`);
}

const known = process.argv.includes("--again") ? [] : (JSON.parse(readFileSync(unhashedFile, "utf8")) as string[]);
const unhashed: string[] = [];
let hashed = 0;

for (const [place, entry] of Object.entries(packages)) {
  if (!place.includes("node_modules/") || entry.link || entry.integrity) continue;
  const named = nameOf(place, entry);
  const integrity = known.includes(named) ? undefined : findHash(named);
  if (integrity) {
    // npm writes the hash right after the version.
    const { version, ...rest } = entry;
    packages[place] = { ...(version ? { version } : {}), integrity, ...rest };
    hashed += 1;
  } else {
    unhashed.push(named);
  }
}

const [root, ...others] = Object.entries(packages);
if (!root) throw new Error(`${lockFile} names no packages`);
const sorted = others.sort(([a], [b]) => a.localeCompare(b, "en"));
lock.packages = Object.fromEntries([root, ...sorted]);
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
writeFileSync(unhashedFile, `${JSON.stringify(unhashed.sort(), null, 2)}\n`);
process.stdout.write(
  `${lockFile}: ${added} optional packages added, ${hashed} given a hash; ${unhashed.length} that the registry lacks have none.\n`,
);
