import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The server's bundle is as deep as this file: the path is right in both. */
const schemaFolder = join(import.meta.dirname, "../../src/database/schema");

/** The texts of all SQL files of one folder, in the order of their names. Each may hold several statements. */
export function readSqlFiles(folder: "baseline" | "functions"): string[] {
  const path = join(schemaFolder, folder);
  const names = readdirSync(path).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name) => readFileSync(join(path, name), "utf8"));
}
