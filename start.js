// `npm start`. In plain JavaScript, because removing the types of the first file would cost each start 80 ms. All other files come from the
// cache.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

let building;

// Until the server has its own handler. A build is a process group of its own, with the programs that it starts.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.on(signal, () => {
    if (process.listenerCount(signal) > 1) return;
    if (building) process.kill(-building.pid, "SIGTERM");
    process.exit(0);
  });
}

// If npm is killed or its terminal is closed, it forwards no signal. The portal then ends with it.
const parent = process.ppid;
if (process.env.npm_lifecycle_event === "start") {
  setInterval(() => process.ppid === parent || process.kill(process.pid, "SIGTERM"), 500).unref();
}

enableCompileCache();

const { findFreshBuild, findLastBuild, isOfSettings } = await import("./builds.ts");
const { serverBuild } = await import("./apps/server/server-build.ts");
const { webBuild } = await import("./apps/web/web-build.ts");

/** Production runs what `npm run build` has built. */
function findServerInProduction() {
  const folders = [webBuild, serverBuild].map(findLastBuild);
  if (!folders.every(Boolean)) throw new Error("Nothing is built yet: run `npm run build` first.");
  if (!isOfSettings(webBuild, folders[0]))
    throw new Error("The web app was built for another PUBLIC_URL: run `npm run build` with this one.");
  return folders[1];
}

/** Builds what is missing or stale, in a process that ends before the server runs. */
async function findOrBuildServer() {
  const folders = [webBuild, serverBuild].map(findFreshBuild);
  if (folders.every(Boolean)) return folders[1];
  building = spawn(process.execPath, [join(import.meta.dirname, "build.ts")], { stdio: "inherit", detached: true });
  const [status] = await once(building, "exit");
  building = undefined;
  if (status !== 0) process.exit(status ?? 1);
  return findFreshBuild(serverBuild);
}

try {
  const folder = process.env.NODE_ENV === "production" ? findServerInProduction() : await findOrBuildServer();
  await import(pathToFileURL(join(folder, "server.js")).href);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
