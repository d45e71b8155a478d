import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const serverRoot = "/usr/lib/postgresql";

/** The folder of PostgreSQL's installed server programs, newest version first; nothing where there is none. */
export function findPostgres(): string | undefined {
  if (!existsSync(serverRoot)) return undefined;
  const versions = readdirSync(serverRoot).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(serverRoot, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
}
