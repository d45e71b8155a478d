import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { z } from "zod";
import { chromiumFlags, findChromium } from "../../apps/web/e2e/find-chromium.ts";

const otherCategories = ["accessibility", "best-practices", "seo"];
const startTries = 100;
const startPollMilliseconds = 100;
const flags = [...chromiumFlags, "--remote-debugging-port=0"];

/** Lighthouse's figures of a page on a phone. Times in milliseconds, scores up to 100. */
export interface PageFigures {
  performance: number;
  otherScores: number;
  paint: number;
  largestPaint: number;
  interactive: number;
  layoutShift: number;
  bytes: number;
}

/** "simulate" computes a slow phone from a fast run. "devtools" slows down the browser. */
export type Throttling = "simulate" | "devtools";

export interface Browser {
  measure(url: string, throttling: Throttling): Promise<PageFigures>;
  end(): Promise<void>;
}

/** The Chromium of the browser tests. */
export async function openBrowser(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), "hunarmand-lighthouse-"));
  const browser = spawn(await findChromium(), [...flags, `--user-data-dir=${profile}`], { stdio: "ignore" });
  const ended = once(browser, "exit");
  const port = await readPort(profile);
  return {
    measure: (url, throttling) => measure(port, url, throttling),
    end: async () => {
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Reads the port that the browser has chosen from its file. */
async function readPort(profile: string): Promise<number> {
  for (let tries = 0; tries < startTries; tries++) {
    const text = await readFile(join(profile, "DevToolsActivePort"), "utf8").catch(() => "");
    if (text) return Number(text.split("\n")[0]);
    await wait(startPollMilliseconds);
  }
  throw new Error("The browser does not start.");
}

/** Not installed by `npm ci`, because it would be a sixth of the install. npm fetches it when pages are measured. */
const program = "lighthouse@13.5.0";
const reportBytesMax = 50_000_000;

const Report = z.object({
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  runtimeError: z.object({ message: z.string() }).optional(),
});

async function measure(port: number, url: string, throttling: Throttling): Promise<PageFigures> {
  const categories = ["performance", ...otherCategories].join(",");
  const options = [`--port=${port}`, `--throttling-method=${throttling}`, `--only-categories=${categories}`];
  const { stdout } = await promisify(execFile)(
    "npm",
    ["exec", "--yes", "--", program, url, ...options, "--output=json", "--quiet"],
    { maxBuffer: reportBytesMax },
  );
  const { audits, categories: judged, runtimeError } = Report.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const figureOf = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const scores = otherCategories.map((name) => (judged[name]?.score ?? 0) * 100);
  return {
    performance: Math.round((judged.performance?.score ?? 0) * 100),
    otherScores: Math.round(Math.min(...scores)),
    paint: figureOf("first-contentful-paint"),
    largestPaint: figureOf("largest-contentful-paint"),
    interactive: figureOf("interactive"),
    layoutShift: figureOf("cumulative-layout-shift"),
    bytes: figureOf("total-byte-weight"),
  };
}
