import { existsSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const installedPlaces = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** No window, and no calls to the browser's own services. */
export const chromiumFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const sharedMemory = "/dev/shm";
const roomyBytes = 2 ** 30;

/**
 * Flags of Playwright that are left out. A browser puts the memory that its processes share into files on the disk,
 * because small containers have no room for it in memory. Where there is room, that costs a fifth of the processor time.
 */
export const omittedFlags = hasSharedMemory() ? ["--disable-dev-shm-usage"] : [];

function hasSharedMemory(): boolean {
  if (!existsSync(sharedMemory)) return false;
  const { bavail, bsize } = statfsSync(sharedMemory);
  return bavail * bsize > roomyBytes;
}

/**
 * Returns CHROMIUM_PATH, else the Chromium of an npm package with its libraries. It is the same on every machine, and
 * has no window to paint: a page costs half as much as in an installed one. An installed one is used on systems that
 * the package does not support.
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
  // The package unpacks its libraries (such as NSS) only on systems that it knows, and its fonts only with the browser.
  const archives = import.meta.resolve("@sparticuz/chromium").replace(/build\/.*$/, "bin/");
  for (const name of ["al2023", "fonts"]) await inflate(fileURLToPath(`${archives}${name}.tar.br`));
  setupLambdaEnvironment(join(tmpdir(), "al2023", "lib"));
  process.env.FONTCONFIG_FILE = nameFonts();
  return executable;
}

/**
 * Writes where the fonts are that the package unpacked, and returns that file. The package's own names /tmp: with another
 * folder for temporary files, pages would have no visible text.
 */
function nameFonts(): string {
  const file = join(tmpdir(), "fonts", "unpacked.conf");
  const places = `<dir>${join(tmpdir(), "fonts")}</dir><cachedir>${join(tmpdir(), "fonts-cache")}</cachedir>`;
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${places}</fontconfig>`);
  return file;
}
