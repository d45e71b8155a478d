import { isAbsolute, join } from "node:path";
import { runWhenStale } from "../../source-stamp.ts";

const serverFolder = import.meta.dirname;
// As deep as src/http: paths that a file works out from where it lies mean the same in the bundle.
const bundleFolder = join(serverFolder, "build/bundle");

const sources = {
  paths: ["apps/server/src", "apps/server/bundle-when-stale.ts", "packages/contract/src", "package-lock.json"],
};

/** Packages of very many small modules. All others stay outside, where their own files and native parts are. */
const inlined =
  /^(?:@hunarmand|async-mutex|fastify-type-provider-zod|jose|kysely|libphonenumber-js|p-limit|pg-boss|zod)\b/;
const isOwn = (id: string): boolean => id.startsWith(".") || id.startsWith("\0") || isAbsolute(id);

/**
 * The server in one file for `npm start`: of the time to the first answer, half went into looking up 1,700 modules.
 * @returns the file to import
 */
export async function bundleWhenStale(): Promise<string> {
  await runWhenStale(join(serverFolder, "build/stamp"), sources, async () => {
    const { rolldown } = await import("rolldown");
    const bundle = await rolldown({
      input: join(serverFolder, "src/server.ts"),
      platform: "node",
      external: (id) => !isOwn(id) && !inlined.test(id),
    });
    await bundle.write({ dir: bundleFolder, format: "esm", cleanDir: true });
    await bundle.close();
  });
  return join(bundleFolder, "server.js");
}
