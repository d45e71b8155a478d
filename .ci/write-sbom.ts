import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `npm run sbom`: prints every package of production as CycloneDX. `npm sbom --omit=dev` leaves out every package that any package names as a
 * tool for its own development, fastify among them. So this takes all packages, and leaves out those that the lock marks.
 */
interface Bom {
  components: { "bom-ref": string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const root = join(import.meta.dirname, "..");
const options = { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 } as const;
const written = execFileSync("npm", ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"], options);
const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, { version: string; dev?: boolean }>;
};

/** A package that is installed twice may be a tool in one place only. */
const listPackages = (isTool: boolean): Set<string> =>
  new Set(
    Object.entries(packages)
      .filter(([path, { dev = false }]) => path.includes("node_modules/") && dev === isTool)
      .map(([path, { version }]) => `${path.split("node_modules/").at(-1)}@${version}`),
  );

const installed = listPackages(false);
const tools = new Set([...listPackages(true)].filter((name) => !installed.has(name)));
/** A reference is `name@version`, and a place after it if there are several. */
const isKept = (ref: string): boolean => !tools.has(ref.split("|")[0] ?? ref);
const { components, dependencies, ...head } = JSON.parse(written) as Bom;
const bom = {
  ...head,
  components: components.filter((component) => isKept(component["bom-ref"])),
  dependencies: dependencies
    .filter(({ ref }) => isKept(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isKept) })),
};
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);
