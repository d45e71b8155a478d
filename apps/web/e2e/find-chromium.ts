import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const installedPlaces = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * CHROMIUM_PATH, else the one that comes as an npm package, with the libraries it needs. It is the same on every machine, and
 * has no window to paint for: a page costs it half of what it costs an installed one, which serves where the package has none.
 */
export async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.platform === "linux" && process.arch === "x64") return unpackChromium();
  const installed = installedPlaces.find((place) => existsSync(place));
  if (!installed) throw new Error("There is no Chromium here: install one, or name it in CHROMIUM_PATH.");
  return installed;
}

async function unpackChromium(): Promise<string> {
  const { default: chromium, inflate, setupLambdaEnvironment } = await import("@sparticuz/chromium");
  const executable = await chromium.executablePath();
  // The package unpacks its libraries (NSS among them) by itself only where it knows the system.
  await inflate(fileURLToPath(import.meta.resolve("@sparticuz/chromium").replace(/build\/.*$/, "bin/al2023.tar.br")));
  setupLambdaEnvironment(join(tmpdir(), "al2023", "lib"));
  return executable;
}
