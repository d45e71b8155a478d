import { join } from "node:path";
import { listWorkerFiles } from "./worker-file-list.ts";

const webFolder = join(import.meta.dirname, "..");
const workerScript = "sw.js";

/** Writes the service worker beside the client's files, at the top: a worker serves only addresses below its own. */
export async function buildWorker(folder: string): Promise<void> {
  // Loaded when needed: an install without build tools has no Vite.
  const { build } = await import("vite");
  await build({
    root: webFolder,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    mode: "production",
    // Workbox removes its checks for developers by this.
    define: { "process.env.NODE_ENV": '"production"', workerFiles: JSON.stringify(listWorkerFiles(folder)) },
    build: {
      outDir: join(folder, "client"),
      emptyOutDir: false,
      rolldownOptions: {
        input: join(webFolder, "app/service-worker/worker.ts"),
        output: { format: "iife", entryFileNames: workerScript },
      },
    },
  });
}
