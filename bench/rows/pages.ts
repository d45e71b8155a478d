import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { startPortal } from "../../apps/web/e2e/portal-server.ts";
import { type Figure, medianOf } from "../compare.ts";
import { type Browser, openBrowser, type PageFigures, type Throttling } from "../pages/lighthouse.ts";
import { measureRouterAlone } from "../pages/measure-router-alone.ts";
import { servePagesWithoutScript } from "../references/page-without-script.ts";

const rounds = 3;
const paths = ["/home", "/about-us", "/contact-us", "/faqs", "/careers", "/termsconditions", "/installations"] as const;

type Compared = Pick<Figure, "what" | "unit" | "reference" | "portal"> & { most?: number; least?: number };

const toFigure = ({ most, least, ...row }: Compared): Figure => ({
  ...row,
  ratio: Number.isNaN(row.reference) || row.reference === 0 ? undefined : row.portal / row.reference,
  goal: most === undefined ? `>= ${least}` : `<= ${most} ${row.unit}`.trim(),
  isMet: most === undefined ? row.portal >= (least ?? 0) : row.portal <= most,
  load: loadavg()[0] ?? 0,
});

/** Each figure is the median of the rounds. The two sides take turns, so that other load on the machine affects both. */
async function measureInTurn(browser: Browser, urls: { portal: string; reference: string }, throttling: Throttling) {
  const measured = { portal: [] as PageFigures[], reference: [] as PageFigures[] };
  for (let round = 1; round <= rounds; round++) {
    measured.reference.push(await browser.measure(urls.reference, throttling));
    const last = await browser.measure(urls.portal, throttling);
    measured.portal.push(last);
    process.stderr.write(`${urls.portal}, ${throttling}, round ${round}: ${JSON.stringify(last)}\n`);
  }
  return {
    reference: (name: keyof PageFigures) => medianOf(measured.reference.map((figures) => figures[name])),
    portal: (name: keyof PageFigures) => medianOf(measured.portal.map((figures) => figures[name])),
  };
}

async function measurePath(browser: Browser, path: string, urls: { portal: string; reference: string }) {
  const simulated = await measureInTurn(browser, urls, "simulate");
  const applied = await measureInTurn(browser, urls, "devtools");
  const row = (what: string, name: keyof PageFigures, side = simulated) => ({
    what: `${path}: ${what}`,
    reference: side.reference(name),
    portal: side.portal(name),
  });
  const seconds = ({ reference, portal, ...rest }: ReturnType<typeof row>) => ({
    ...rest,
    unit: "s",
    reference: reference / 1_000,
    portal: portal / 1_000,
  });
  return [
    toFigure({ ...row("performance, simulated", "performance"), unit: "points", least: 98 }),
    toFigure({ ...row("the other categories", "otherScores"), unit: "points", least: 100 }),
    toFigure({ ...seconds(row("largest paint, applied", "largestPaint", applied)), most: 0.9 }),
    toFigure({ ...seconds(row("interactive, applied", "interactive", applied)), most: 3 }),
    toFigure({ ...row("layout shift, applied", "layoutShift", applied), unit: "", most: 0 }),
    { bytes: simulated.portal("bytes") },
  ] as const;
}

/** Measures the public pages with Lighthouse, beside the same pages without scripts. */
export async function measurePages(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "hunarmand-pages-"));
  const portal = await startPortal(join(folder, "data"));
  const reference = await servePagesWithoutScript(portal.address);
  const browser = await openBrowser();
  const figures: Figure[] = [];
  try {
    for (const path of paths) {
      const urls = { portal: portal.address + path, reference: reference.url + path };
      const [performance, others, paint, interactive, shift, { bytes }] = await measurePath(browser, path, urls);
      figures.push(performance, others, paint, interactive, shift);
      if (path === "/home") figures.push(...(await compareBytes(bytes)));
    }
    return figures;
  } finally {
    await browser.end();
    reference.end();
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The type arrives after the first paint, and moves some lines by a pixel or two. Lighthouse gives all points up to 0.1. */
const shiftMax = 0.01;

/**
 * Measures the same pages in Urdu. They have a goal of their own, and no reference. Before the type has arrived, phones show Arabic letters of
 * their own. The packaged Chromium has none, so it gets those of the system: Debian's package fonts-noto-core.
 */
export async function measureUrduPages(): Promise<Figure[]> {
  process.env.FONTCONFIG_PATH ??= "/etc/fonts";
  const folder = await mkdtemp(join(tmpdir(), "hunarmand-pages-"));
  const portal = await startPortal(join(folder, "data"));
  const browser = await openBrowser();
  const figures: Figure[] = [];
  try {
    for (const path of paths) figures.push(...(await measureInUrdu(browser, `/ur${path}`, portal.address)));
    return figures;
  } finally {
    await browser.end();
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureInUrdu(browser: Browser, path: string, portal: string): Promise<Figure[]> {
  const simulated = await measureRounds(browser, portal + path, "simulate");
  const applied = await measureRounds(browser, portal + path, "devtools");
  const row = (what: string, figure: number) => ({ what: `${path}: ${what}`, reference: Number.NaN, portal: figure });
  return [
    toFigure({ ...row("performance, simulated", simulated("performance")), unit: "points", least: 98 }),
    toFigure({ ...row("the other categories", simulated("otherScores")), unit: "points", least: 100 }),
    toFigure({ ...row("largest paint, applied", applied("largestPaint") / 1_000), unit: "s", most: 1 }),
    toFigure({ ...row("layout shift, applied", applied("layoutShift")), unit: "", most: shiftMax }),
  ];
}

/** Returns the medians of the rounds. */
async function measureRounds(browser: Browser, url: string, throttling: Throttling) {
  const measured: PageFigures[] = [];
  for (let round = 1; round <= rounds; round++) {
    const last = await browser.measure(url, throttling);
    measured.push(last);
    process.stderr.write(`${url}, ${throttling}, round ${round}: ${JSON.stringify(last)}\n`);
  }
  return (name: keyof PageFigures) => medianOf(measured.map((figures) => figures[name]));
}

const kibibyte = 1_024;

/** As the browser counts them, with headers, in Lighthouse's unit. */
async function compareBytes(bytes: number): Promise<Figure[]> {
  const reference = (await measureRouterAlone()) / kibibyte;
  const row = { unit: "KiB", reference, portal: bytes / kibibyte };
  return [
    toFigure({ ...row, what: "/home: bytes, to React, React DOM and the router alone", most: round(1.4 * reference) }),
    toFigure({ ...row, what: "/home: bytes", most: 150 }),
  ];
}

const round = (figure: number): number => Math.round(figure * 10) / 10;
