import { mkdtemp, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "../config.ts";
import { codeOf, nameCause } from "../database/failure-cause.ts";

/**
 * Checks DATA_DIR, or the nearest existing folder above it, before anything is created in it. Below /proc, creating folders recursively
 * never ends.
 * @throws Error that names the setting
 */
export async function checkDataFolder({ dataFolder, databaseUrl, filesUrl, tokenSecret }: Config): Promise<void> {
  if (databaseUrl && filesUrl && tokenSecret) return;
  try {
    const folder = await findExisting(dataFolder);
    await rmdir(await mkdtemp(join(folder, "hunarmand-start-")));
  } catch (cause) {
    const why = nameCause(cause) ?? (cause instanceof Error ? (codeOf(cause) ?? cause.message) : "");
    throw new Error(`DATA_DIR must be a folder that the portal may write to, and ${dataFolder} is none: ${why}.`, {
      cause,
    });
  }
}

async function findExisting(folder: string): Promise<string> {
  const found = await stat(folder).catch((error) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (found && !found.isDirectory()) throw new Error(`${folder} is not a folder`);
  return found ? folder : findExisting(dirname(folder));
}
