import { createHash } from "node:crypto";
import { publicPaths } from "../app/public-paths.ts";
import type { OwnRole, Shell, WorkerFiles } from "../app/service-worker/worker-files.ts";
import { type BuiltFiles, listLineage, listScreens, type Route, readBuiltFiles, toFile } from "../bytes/page-bytes.ts";

const shellPage = "__spa-fallback.html";
const shellLink = /"\/(assets\/[^"#]+\.(?:js|css))#?"/g;
const siteFrame = "shared/layout/site";
const ownFrame = "shared/layout/signed-in";
/** Screens outside the frame of own screens, because visitors use them too. The last one is where a logout leads. */
const sharedScreens = ["/home", "/jobs", "/jobs/new", "/contracts", "/login"];
const prerendered: readonly string[] = ["/", ...publicPaths];
/** The frame of screens that only the other role opens. */
const frameOfOthers: Record<OwnRole, string> = {
  Provider: "shared/layout/customers-only",
  Customer: "shared/layout/providers-only",
};
/** Texts in another language than English: fetched by those who have chosen it. */
const translated = /\/locales\/(?!en\/)([a-z]{2})\//;
/** Large, and useless or rarely needed without a network: maps, PDF files, charts and the office's tour. */
const heavyModules = /node_modules\/(?:leaflet|jspdf|recharts|driver\.js|qrcode\.react)\//;

/** Lists what the service worker of a build keeps on the phone. */
export function listWorkerFiles(folder: string): WorkerFiles {
  const built = readBuiltFiles(folder);
  const html = built.readFile(shellPage);
  const site = built.routes.filter(({ id }) => id === siteFrame).flatMap(filesOf);
  const base = findNeeded(built, [...[...html.matchAll(shellLink)].map(([, file = ""]) => file), ...site], "now");
  const manifest = [...base].find((file) => /^assets\/manifest-/.test(file));
  if (!manifest) throw new Error("The shell no longer names the router's manifest, which marks a build.");
  const screens = listScreens(built);
  const [ofProviders, ofCustomers] = [listScreensOf(built, "Provider", base), listScreensOf(built, "Customer", base)];
  return {
    shells: listShells(built),
    base: toUrls(base),
    manifest: `/${manifest}`,
    screens: { Provider: toUrls(ofProviders), Customer: toUrls(ofCustomers) },
    texts: listTexts(built, new Set([...base, ...ofProviders, ...ofCustomers])),
    ownPaths: screens
      .filter(({ path, route }) => sharedScreens.includes(path) || isBelow(built, route, ownFrame))
      .map(({ path }) => path)
      .filter((path) => !prerendered.includes(path)),
    publicPaths: prerendered,
  };
}

/** English at the top, the others in the folder of their language. */
function listShells(built: BuiltFiles): Shell[] {
  return built.listLanguages(shellPage).map((language): Shell => {
    const base = language === "en" ? "" : `/${language}`;
    const html = built.readFile(`${base}/${shellPage}`);
    const revision = createHash("sha256").update(html).digest("hex").slice(0, 16);
    return { language, base, url: `${base}/${shellPage}`, revision };
  });
}

/** Lists the translations that these files load on demand, by language. */
function listTexts({ chunks }: BuiltFiles, files: ReadonlySet<string>): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  for (const file of new Set([...files].flatMap((name) => chunks[name]?.dynamicImports ?? []))) {
    const [language] = Object.keys(chunks[file]?.modules ?? {}).flatMap((module) => translated.exec(module)?.[1] ?? []);
    if (language) texts[language] = [...(texts[language] ?? []), `/${file}`];
  }
  return texts;
}

function listScreensOf(built: BuiltFiles, role: OwnRole, base: ReadonlySet<string>): string[] {
  const routes = listScreens(built)
    .filter(({ path, route }) => sharedScreens.includes(path) || isBelow(built, route, ownFrame))
    .filter(({ route }) => !isBelow(built, route, frameOfOthers[role]))
    .flatMap(({ route }) => listLineage(built, route));
  const needed = findNeeded(built, [...base, ...routes.flatMap(filesOf)], "now and later");
  return [...needed].filter((file) => !base.has(file));
}

const filesOf = ({ module, clientLoaderModule, clientMiddlewareModule, imports, css }: Route): string[] =>
  [module, clientLoaderModule, clientMiddlewareModule, ...imports, ...css].flatMap((file) =>
    file?.startsWith("/assets/") ? [toFile(file)] : [],
  );

/** Returns these files and what they load: at once, or also on demand. */
function findNeeded({ chunks }: BuiltFiles, files: readonly string[], when: "now" | "now and later"): Set<string> {
  const all = new Set<string>();
  const add = (file: string): void => {
    const chunk = chunks[file];
    if (all.has(file) || (chunk && Object.keys(chunk.modules).some(isLeftOut))) return;
    all.add(file);
    if (!chunk) return;
    [...chunk.imports, ...chunk.styles].forEach(add);
    if (when === "now and later") chunk.dynamicImports.forEach(add);
  };
  files.forEach(add);
  return all;
}

const isLeftOut = (module: string): boolean => heavyModules.test(module) || translated.test(module);

const isBelow = (built: BuiltFiles, route: Route, frame: string): boolean =>
  listLineage(built, route).some(({ id }) => id === frame);

const toUrls = (files: Iterable<string>): string[] => [...files].map((file) => `/${file}`).sort();
