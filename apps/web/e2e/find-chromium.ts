import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const installedPlaces = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** CHROMIUM_PATH, else an installed Chromium, else the one that comes as an npm package, with the libraries it needs. */
export async function findChromium(): Promise<string> {
  const installed = process.env.CHROMIUM_PATH || installedPlaces.find((place) => existsSync(place));
  return installed ?? unpackChromium();
}

async function unpackChromium(): Promise<string> {
  const { default: chromium, inflate, setupLambdaEnvironment } = await import("@sparticuz/chromium");
  const executable = await chromium.executablePath();
  // The package unpacks its libraries (NSS among them) by itself only where it knows the system.
  await inflate(fileURLToPath(import.meta.resolve("@sparticuz/chromium").replace(/build\/.*$/, "bin/al2023.tar.br")));
  setupLambdaEnvironment(join(tmpdir(), "al2023", "lib"));
  return executable;
}
