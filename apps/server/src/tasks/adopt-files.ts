import { readConfig } from "../config.ts";
import { openDatabase } from "../database/open-database.ts";
import { systemClock } from "../services/clock.ts";
import { adoptFileStore } from "../services/files/adopt-file-store.ts";
import { findPlace, namePlace } from "../services/files/file-disk.ts";
import { openFileVault } from "../services/files/file-vault.ts";

/**
 * `npm run files:adopt`: ties the database and the file store of the settings, if you are sure that they belong together. Stop everything
 * else first.
 */
async function adoptFiles(): Promise<string> {
  const config = readConfig();
  const place = findPlace(config);
  const files = await openFileVault(place, [config.tokenSecret ?? "adopting opens no file"]);
  const database = await openDatabase(config);
  try {
    const { total, known } = await adoptFileStore({ db: database.db, clock: systemClock, files });
    return `The file store ${namePlace(place)} belongs to this database now: ${total} files, ${known} of them known to it.`;
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await adoptFiles()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
