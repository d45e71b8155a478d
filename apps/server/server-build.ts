import { join } from "node:path";
import type { Build } from "../../builds.ts";

const serverFolder = import.meta.dirname;

/**
 * Packages that are not bundled: those with native parts or with files beside their code, and those that a start does not load.
 */
const outside =
  /^(?:node:|@node-rs\/|@fastify\/(?:static|swagger)|@zxcvbn-ts\/|flydrive\/drivers\/s3|nodemailer|pg-native|pino-pretty|sharp|tinypool|web-push)/;

/**
 * Bundles the server for `npm start`: half of the start time went into finding 1,700 modules. The bundle's folder is as deep as src/http, so
 * that relative paths stay right.
 */
export const serverBuild: Build = {
  name: "The server",
  folder: join(serverFolder, "build"),
  app: "apps/server",
  settings: "",
  make: async (folder) => {
    const { rolldown } = await import("rolldown");
    const bundle = await rolldown({
      input: {
        server: join(serverFolder, "src/server.ts"),
        // A worker thread needs its own file.
        "voice-worker": join(serverFolder, "src/services/files/voice-worker.ts"),
      },
      platform: "node",
      external: outside,
    });
    await bundle.write({ dir: folder, format: "esm" });
    await bundle.close();
  },
};
