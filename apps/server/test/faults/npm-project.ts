import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../../../..");
export const publicUrl = "https://portal.example";

/** Replaces the web app, whose build takes half a minute: these tests need no pages. */
const webBuild = (folder: string): string =>
  `export const webBuild = { name: "The web app", folder: ${JSON.stringify(folder)}, app: "apps/web", settings: process.env.PUBLIC_URL, make: async () => {} };\n`;

/**
 * Makes a folder in which `npm start` works as in a built checkout, with the real npm script, `start.js` and server.
 * @returns the folder, and how to remove it
 */
export function makeNpmProject(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "hunarmand-npm-"));
  // PostgreSQL's user needs access.
  chmodSync(folder, 0o711);
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "hunarmand", type: "module", scripts }));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const file of ["start.js", "builds.ts", "apps/server/server-build.ts"])
    cpSync(join(root, file), join(folder, file));
  // The bundle reads the schema's files from their folder.
  symlinkSync(join(root, "apps/server/src"), join(folder, "apps/server/src"));
  mkdirSync(join(folder, "packages"));
  const web = join(folder, "apps/web/build");
  mkdirSync(join(web, "made/client"), { recursive: true });
  writeFileSync(join(web, "current"), "made");
  writeFileSync(join(web, "made/settings"), publicUrl);
  writeFileSync(join(folder, "apps/web/web-build.ts"), webBuild(web));
  cpSync(dirname(process.env.TEST_SERVER_PROGRAM ?? ""), join(folder, "apps/server/build/made"), { recursive: true });
  writeFileSync(join(folder, "apps/server/build/current"), "made");
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
