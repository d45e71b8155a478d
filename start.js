// `npm start`. In plain JavaScript: taking the types out of the first file costs each start 80 ms; all others come from the cache.
import { spawnSync } from "node:child_process";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

enableCompileCache();

const { findFreshBuild, findLastBuild, isOfSettings } = await import("./builds.ts");
const { serverBuild } = await import("./apps/server/server-build.ts");
const { webBuild } = await import("./apps/web/web-build.ts");

/** In production what `npm run build` has made is what runs. */
function findServerInProduction() {
  const folders = [webBuild, serverBuild].map(findLastBuild);
  if (!folders.every(Boolean)) throw new Error("Nothing is built yet: run `npm run build` first.");
  if (!isOfSettings(webBuild, folders[0]))
    throw new Error("The web app was built for another PUBLIC_URL: run `npm run build` with this one.");
  return folders[1];
}

/** What is missing or stale is built first, in a process that is gone when the server runs. */
function findOrBuildServer() {
  const folders = [webBuild, serverBuild].map(findFreshBuild);
  if (folders.every(Boolean)) return folders[1];
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "build.ts")], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  return findFreshBuild(serverBuild);
}

try {
  const folder = process.env.NODE_ENV === "production" ? findServerInProduction() : findOrBuildServer();
  await import(pathToFileURL(join(folder, "server.js")).href);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
