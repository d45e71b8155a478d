import { serverBuild } from "./apps/server/server-build.ts";
import { webBuild } from "./apps/web/web-build.ts";
import { buildWhenStale, findFreshBuild } from "./builds.ts";

/** `npm run build`: builds the web app and the server, each unless a build of the same sources exists. */
try {
  for (const build of [webBuild, serverBuild]) {
    const isNew = !findFreshBuild(build);
    await buildWhenStale(build);
    if (isNew) process.stdout.write(`${build.name} is built.\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? explain(error) : String(error)}\n`);
  process.exit(1);
}

/** With NODE_ENV=production npm leaves out the build tools. */
function explain(error: Error): string {
  const isMissing = "code" in error && error.code === "ERR_MODULE_NOT_FOUND";
  return isMissing
    ? `The tools that build are not installed: run \`npm ci --include=dev\`.\n${error.message}`
    : error.message;
}
