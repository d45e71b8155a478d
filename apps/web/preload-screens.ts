import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OfferTexts } from "./app/shared/early/early-offers.ts";
import type { EarlyCall, EarlyFiles } from "./app/shared/early/request-early.ts";
import { listLineage, type Route } from "./bytes/page-bytes.ts";

/** The screens that people open on the street, as in routes.ts. The other screens load their files after the router has started. */
export const streetScreens = [
  "requestedjobs",
  "activejobs",
  "acceptjob",
  "acceptcustomerinfo",
  "acceptarrival/:id?",
  "acceptjobdetailssubmission/:id?",
  "jobcompletion/:id?",
  "jobs/:id",
  "payment",
  "earnings",
  "notices",
];

/**
 * The first calls of these screens. The replies are taken in app/shared/calls/stored/early-reply.ts. A start imports this
 * file before the packages are installed.
 */
async function readFirstCalls(): Promise<Readonly<Record<string, EarlyCall>>> {
  const { getJob } = await import("@hunarmand/api/jobs/customer");
  const { getJobDetails, listActiveJobs, listRequestedJobs } = await import("@hunarmand/api/jobs/provider");
  const { getPaymentSummary } = await import("@hunarmand/api/payments/provider");
  const step = toEarlyCall(getJobDetails, "Provider");
  return {
    requestedjobs: toEarlyCall(listRequestedJobs, "Provider"),
    activejobs: toEarlyCall(listActiveJobs, "Provider"),
    "acceptarrival/:id?": step,
    "acceptjobdetailssubmission/:id?": step,
    "jobcompletion/:id?": step,
    "jobs/:id": toEarlyCall(getJob, "Customer"),
    payment: toEarlyCall(getPaymentSummary),
  };
}

const toEarlyCall = ({ path }: { path: string }, role?: string): EarlyCall => ({
  address: `/api${path.replace(":jobId", ":id")}`,
  ...(role && { role }),
});

/** The screen whose first call lists offers. The shell shows them before the screen (app/shared/early/early-offers.ts). */
const offersScreen = "requestedjobs";

const earlyFolder = join(import.meta.dirname, "app/shared/early");
const offerStyles = join(earlyFolder, "early-offers.css");
const commentsAndBreaks = /(?:\/\*[^*]*\*\/|\s)+/g;
/** The script is before the page's styles: their 55 KB take a slow network a third of a second. */
const place = /<style|<\/head>/;

/**
 * Adds a script to the shell that requests the opened screen's files and makes its first call at once. The router would request
 * them only after its own scripts have run, and what they import another reply later.
 */
export async function preloadScreens(shell: string, routes: readonly Route[]): Promise<string> {
  const files = await listEarlyFiles(shell, routes);
  const script = await bundle("shell-start.ts", { earlyFiles: JSON.stringify(files) });
  const styles = readFileSync(offerStyles, "utf8").replace(commentsAndBreaks, " ").trim();
  return shell
    .replace(place, (after) => `${script}${after}`)
    .replace("</head>", (end) => `<style>${styles}</style>${end}`);
}

/** Returns what adds the script that keeps what people do on a readable page before its own scripts are there. */
export async function keepTapsFirst(): Promise<(html: string) => string> {
  const script = await bundle("page-start.ts");
  return (html) => html.replace(place, (after) => `${script}${after}`);
}

/** Bundles a script of the folder by itself, as the service worker is. Returns its element. */
async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  // Loaded when needed: an install without build tools has no Vite.
  const { build } = await import("vite");
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    mode: "production",
    define,
    build: { write: false, rolldownOptions: { input: join(earlyFolder, entry), output: { format: "iife" } } },
  });
  const [built] = Array.isArray(result) ? result : [result];
  const [script] = built && "output" in built ? built.output : [];
  if (script?.type !== "chunk") throw new Error(`The script ${entry} could not be built.`);
  return `<script>${script.code.trim().replaceAll("</", "<\\/")}</script>`;
}

/** Returns what the script requests for each screen, without what the shell requests itself. */
export async function listEarlyFiles(shell: string, routes: readonly Route[]): Promise<EarlyFiles> {
  const [firstCalls, bases] = await Promise.all([readFirstCalls(), readLanguageBases()]);
  const screens = streetScreens.map((path) => ({
    ...{ pattern: toPattern(path, bases), files: listFiles(path, routes), call: firstCalls[path] },
  }));
  const all = [...new Set(screens.flatMap(({ files }) => files))].filter((file) => !shell.includes(file));
  return {
    files: all.map((file) => file.replace(folder, "")),
    screens: screens.map(({ pattern, files, call }) => ({
      pattern,
      files: files.map((file) => all.indexOf(file)).filter((index) => index >= 0),
      ...(call && { call }),
      ...(call && call === firstCalls[offersScreen] && { hasOffers: true }),
    })),
    texts: await readOfferTexts(),
    names: await readNameAddresses(),
  };
}

interface JobTexts {
  requested: { title: string };
  facts: Omit<OfferTexts, "heading">;
}

/** Returns the texts of the list of offers in all languages, as their catalogues have them. */
async function readOfferTexts(): Promise<Record<string, OfferTexts>> {
  const { languages } = await import("@hunarmand/texts/catalogue");
  const texts = languages.map((language) => {
    const path = join(import.meta.dirname, `app/locales/${language}/jobs.json`);
    const { requested, facts }: JobTexts = JSON.parse(readFileSync(path, "utf8"));
    const { net, priceBand, soon, today, tomorrow } = facts;
    return [language, { heading: requested.title, net, priceBand, soon, today, tomorrow }] as const;
  });
  return Object.fromEntries(texts);
}

async function readNameAddresses(): Promise<Record<string, string>> {
  const { listNamesInUrdu } = await import("@hunarmand/api/lookups/names");
  return { ur: toEarlyCall(listNamesInUrdu).address };
}

const folder = "/assets/";

async function readLanguageBases(): Promise<string[]> {
  const { languages } = await import("@hunarmand/texts/catalogue");
  const { languageBase } = await import("@hunarmand/texts/language-paths");
  return languages.map((language) => languageBase(language)).filter(Boolean);
}

const toPattern = (path: string, bases: readonly string[]): string =>
  `^(?:${bases.join("|")})?/${path.replace("/:id?", "(?:/[^/]+)?").replace("/:id", "/(?!new/?$)[^/]+")}/?$`;

/** Returns the scripts and style sheets of a screen with its layouts. */
function listFiles(path: string, routes: readonly Route[]): string[] {
  const route = routes.find((each) => each.path === path);
  if (!route) throw new Error(`There is no screen at /${path}.`);
  const files = listLineage({ routes }, route).flatMap((each) => [
    ...[each.module, each.clientLoaderModule, each.clientMiddlewareModule, ...each.imports, ...each.css],
  ]);
  return [...new Set(files.flatMap((file) => file?.replace(/#$/, "") ?? []))];
}
