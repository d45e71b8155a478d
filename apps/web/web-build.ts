import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Build, listFiles } from "../../builds.ts";
import { finishPages } from "./finish-pages.ts";
import { readPublicUrl, writeSiteFiles } from "./site-files.ts";
import { buildWorker } from "./worker-build/build-worker.ts";

const webFolder = import.meta.dirname;

/** Not pages: the server writes the office's settings into them first. */
const compressible = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/;
/** A screen loads some thirty files, most of them small. */
const compressAboveBytes = 200;

/** Builds the web app with its prerendered public pages. */
export const webBuild: Build = {
  name: "The web app",
  folder: join(webFolder, "build"),
  app: "apps/web",
  settings: readPublicUrl(),
  make: async (folder) => {
    await runBuild(folder);
    await finishPages(join(folder, "client"));
    await buildWorker(folder);
    writeSiteFiles(join(folder, "client"), readPublicUrl());
    await compressAssets(join(folder, "client"));
  },
};

async function runBuild(folder: string): Promise<void> {
  const { spawn } = await import("node:child_process");
  const command = join(import.meta.dirname, reactRouterCommand());
  const child = spawn(process.execPath, [command, "build"], {
    cwd: webFolder,
    env: { ...process.env, NODE_ENV: "production", VITE_PUBLIC_URL: readPublicUrl(), WEB_BUILD_FOLDER: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const complaints: Buffer[] = [];
  child.stderr.on("data", (chunk: Buffer) => complaints.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => child.on("close", resolve).on("error", reject));
  if (code !== 0) throw new Error(`The web app could not be built.\n${Buffer.concat(complaints).toString()}`);
}

/** npm may install the package here or at the root; an install without build tools has neither. */
function reactRouterCommand(): string {
  const inPackage = "node_modules/@react-router/dev/bin.cjs";
  const found = [inPackage, join("../..", inPackage)].find((path) => existsSync(join(webFolder, path)));
  if (!found) throw new Error("The tools that build are not installed: run `npm ci --include=dev`.");
  return found;
}

/** Compresses once at build time, so that the server does not. */
async function compressAssets(folder: string): Promise<void> {
  const { brotliCompress, constants, gzip } = await import("node:zlib");
  const { promisify } = await import("node:util");
  const files = listFiles(folder).filter((file) => compressible.test(file) && statSync(file).size > compressAboveBytes);
  const compressFile = async (file: string) => {
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
    writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  };
  await Promise.all(files.map(compressFile));
}
