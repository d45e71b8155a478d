import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The repository's files, without installed packages, builds and output of runs. */
export const root = join(import.meta.dirname, "../../../..");

const left = new Set(["node_modules", "build", "coverage", "test-results", "screenshots"]);
const kept = new Set([".ci", ".github"]);
const isPassedOver = (name: string): boolean => left.has(name) || (name.startsWith(".") && !kept.has(name));

function list(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isPassedOver(entry.name) ? [] : list(path);
    return entry.isFile() ? [path] : [];
  });
}

export const files: readonly string[] = list("");
export const documents: readonly string[] = files.filter((path) => path.endsWith(".md"));
export const records: readonly string[] = documents.filter((path) => /^docs\/decisions\/\d/.test(path));

export const readText = (path: string): string => readFileSync(join(root, path), "utf8");

/** The npm scripts of the workspace with that name or folder; without one, those of the root. */
export function listScripts(workspace?: string): readonly string[] {
  const manifests = files.filter((path) => /(^|\/)package\.json$/.test(path));
  for (const path of manifests) {
    const { name, scripts = {} } = JSON.parse(readText(path)) as { name: string; scripts?: Record<string, string> };
    if (path === (workspace ? `${workspace}/package.json` : "package.json") || name === workspace)
      return Object.keys(scripts);
  }
  return [];
}
