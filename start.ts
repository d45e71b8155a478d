import { pathToFileURL } from "node:url";

/** `npm start`: builds what is stale, then becomes the server. One process, because a second one costs a tenth of a second. */
async function start(): Promise<void> {
  const { buildWhenStale } = await import("./apps/web/build-when-stale.ts");
  if (await buildWhenStale()) process.stdout.write("Web app built.\n");
  const { bundleWhenStale } = await import("./apps/server/bundle-when-stale.ts");
  await import(pathToFileURL(await bundleWhenStale()).href);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
