import { join } from "node:path";
import { runWhenStale } from "../../source-stamp.ts";

const serverFolder = import.meta.dirname;
// As deep as src/http: paths that a file works out from where it lies mean the same in the bundle.
const bundleFolder = join(serverFolder, "build/bundle");

const sources = {
  paths: ["apps/server/src", "apps/server/bundle-when-stale.ts", "packages/contract/src", "package-lock.json"],
};

/**
 * What stays a package: whatever has native parts, or files beside its code, or is not loaded at a start. All else goes into
 * the bundle.
 */
const outside =
  /^(?:node:|@electric-sql\/|@node-rs\/|@fastify\/(?:static|swagger)|@zxcvbn-ts\/|flydrive\/drivers\/s3|nodemailer|pg-native|pino-pretty|sharp)/;

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
      external: outside,
    });
    await bundle.write({ dir: bundleFolder, format: "esm", cleanDir: true });
    await bundle.close();
  });
  return join(bundleFolder, "server.js");
}
