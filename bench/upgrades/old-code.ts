import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../..");
const migrations = "apps/server/src/database/schema/migrations";
const workspaces = ["apps/server", "apps/web", "packages/api", "packages/texts", "bench"];

const git = (...words: string[]): string =>
  execFileSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: Number.MAX_SAFE_INTEGER }).trim();

/** Returns the full id of a commit or tag. Without one: the commit before the newest change of a migration. */
export function findCommit(wished: string | undefined): string {
  const commit = wished ?? `${git("log", "-1", "--first-parent", "--format=%H", "--", migrations)}^`;
  return git("rev-parse", "--verify", `${commit}^{commit}`);
}

/** Names the migrations that this code has and the commit has not. */
export function listNewMigrations(commit: string): string[] {
  const before = new Set(git("ls-tree", "--name-only", commit, `${migrations}/`).split("\n"));
  return readdirSync(join(root, migrations)).filter((name) => !before.has(`${migrations}/${name}`));
}

/** Writes the commit's code into an empty folder. It uses this checkout's packages, but its own workspaces. */
export function extractCode(commit: string, folder: string): void {
  const archive = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: Number.MAX_SAFE_INTEGER });
  execFileSync("tar", ["--extract", "--directory", folder], { input: archive });
  const packages = join(folder, "node_modules");
  link(join(root, "node_modules"), packages, ["@hunarmand"]);
  mkdirSync(join(packages, "@hunarmand"));
  for (const workspace of workspaces) {
    const name = workspace.split("/").at(-1) ?? "";
    symlinkSync(relative(join(packages, "@hunarmand"), join(folder, workspace)), join(packages, "@hunarmand", name));
    const own = readOrNothing(join(root, workspace, "node_modules"));
    if (own.length > 0) link(join(root, workspace, "node_modules"), join(folder, workspace, "node_modules"), []);
  }
}

function readOrNothing(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Makes a folder of links to everything in another one. */
function link(from: string, to: string, without: readonly string[]): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) if (!without.includes(name)) symlinkSync(join(from, name), join(to, name));
}
