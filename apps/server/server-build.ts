import { join } from "node:path";
import type { Build } from "../../builds.ts";

const serverFolder = import.meta.dirname;

/**
 * What stays a package: whatever has native parts, or files beside its code, or is not loaded at a start. All else goes into
 * the bundle.
 */
const outside =
  /^(?:node:|@node-rs\/|@fastify\/(?:static|swagger)|@zxcvbn-ts\/|flydrive\/drivers\/s3|nodemailer|pg-native|pino-pretty|sharp|tinypool)/;

/**
 * The server in few files for `npm start`: of the time to the first answer, half went into looking up 1,700 modules. Its folder is as deep as
 * src/http: paths that a file works out from where it lies mean the same in the bundle.
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
        // A thread begins with a file of its own.
        "voice-worker": join(serverFolder, "src/services/files/voice-worker.ts"),
      },
      platform: "node",
      external: outside,
    });
    await bundle.write({ dir: folder, format: "esm" });
    await bundle.close();
  },
};
