import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The server's bundle is at the same depth as this file, so the path works in both. */
const schemaFolder = join(import.meta.dirname, "../../src/database/schema");

/** Returns the contents of all SQL files of a folder in the order of their names. Each may have several statements. */
export function readSqlFiles(folder: "baseline" | "functions"): string[] {
  const path = join(schemaFolder, folder);
  const names = readdirSync(path).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name) => readFileSync(join(path, name), "utf8"));
}
