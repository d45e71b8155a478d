import { serverBuild } from "./apps/server/server-build.ts";
import { webBuild } from "./apps/web/web-build.ts";
import { buildWhenStale, findFreshBuild } from "./builds.ts";

/** `npm run build`: the web app and the server, each unless a build of the same sources is there. */
try {
  for (const build of [webBuild, serverBuild]) {
    const isNew = !findFreshBuild(build);
    await buildWhenStale(build);
    if (isNew) process.stdout.write(`${build.name} is built.\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
