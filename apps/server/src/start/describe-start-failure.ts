import { type Config, readConfig } from "../config.ts";
import { isDatabaseDown } from "../database/database.ts";
import { codeOf, listCauses, nameCause } from "../database/failure-cause.ts";
import { findPlace, namePlace } from "../services/files/file-disk.ts";
import { FileStoreFailure } from "../services/files/file-store-failure.ts";

/** PostgreSQL's refusals of a user, a password or a database name. */
const refusedLogin = /^(28|3D000)/;

/** Codes of the system and of PostgreSQL, and the system's words in PostgreSQL's log. */
const fullDisk = /^(ENOSPC|EDQUOT|53100)$/;
const fullDiskWords = /no space left on device/i;

/** Returns why the portal, or a command of the operator, did not start: the setting to check, without its user and password, and what is wrong with it. */
export function describeStartFailure(error: unknown): string {
  const places = findConfig();
  const text = error instanceof Error ? error.message || (codeOf(error) ?? error.name) : String(error);
  if (!places) return text;
  if (listCauses(error).some((each) => fullDisk.test(codeOf(each) ?? "") || fullDiskWords.test(each.message)))
    return `A disk is full. Look with "df -h ${places.dataFolder}", and free some space (docs/production.md, The disk is full).`;
  const why = nameCause(error) ?? text;
  if (error instanceof FileStoreFailure) {
    return `${places.filesUrl ? "FILES_URL" : "DATA_DIR"} (${namePlace(findPlace(places))}): ${why}.`;
  }
  const isOfDatabase = listCauses(error).some((each) => isDatabaseDown(each) || refusedLogin.test(codeOf(each) ?? ""));
  if (!isOfDatabase || !places.databaseUrl) return text;
  const { host, pathname } = new URL(places.databaseUrl);
  return `DATABASE_URL (postgres://${host}${pathname}): ${why}. It is postgres://user:password@host:port/database.`;
}

/** Returns nothing if the settings themselves are not valid. */
function findConfig(): Config | undefined {
  try {
    return readConfig();
  } catch {
    return undefined;
  }
}
