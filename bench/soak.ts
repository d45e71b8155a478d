import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "./load.ts";
import { mixedAsks } from "./mixed-load.ts";
import { countFiles, readMegabytes } from "./process-tree.ts";
import { treeOf } from "./rows/memory.ts";
import { startAsPeopleDo } from "./rows/start.ts";

/**
 * `npm run soak [minutes]`: mixed load on a portal with its own database, by default for 30 minutes. Fails if a call fails, if memory still
 * grows by more than 1 MB a minute after the first third, or if the number of open files grows.
 */
const minutes = Number(process.argv[2] ?? 30);
const roundSeconds = 20;
const connections = 8;
const slopeMax = 1;
/** PostgreSQL's connections may open or close some two hundred files at any moment. */
const filesSlopeMax = 5;

interface Sample {
  minute: number;
  megabytes: number;
  files: number;
  /** The slowest call of the round, which shows a blocked event loop. */
  p99Milliseconds: number;
}

/** The slope of the best-fitting line, per minute. */
function slopeOf(samples: readonly Sample[], figure: "megabytes" | "files"): number {
  const mean = (figures: number[]) => figures.reduce((sum, each) => sum + each, 0) / figures.length;
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map((sample) => sample[figure]))];
  const above = samples.reduce((sum, sample) => sum + (sample.minute - x) * (sample[figure] - y), 0);
  return above / samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
}

// All started processes end with this one.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const folder = mkdtempSync(join(tmpdir(), "hunarmand-soak-"));
// PostgreSQL's user must be able to pass through. Otherwise the data would be stored elsewhere.
chmodSync(folder, 0o711);
const portal = await startAsPeopleDo(folder, { RATE_LIMIT_SCALE: "1000000" });
const samples: Sample[] = [];
const startedAt = performance.now();
const minuteNow = () => (performance.now() - startedAt) / 60_000;
try {
  const asks = await mixedAsks(portal.url);
  while (minuteNow() < minutes) {
    const { p99Milliseconds } = await load({ url: portal.url, asks, connections, seconds: roundSeconds });
    const pids = treeOf(portal, folder);
    const sample = { minute: minuteNow(), megabytes: readMegabytes(pids), files: countFiles(pids), p99Milliseconds };
    samples.push(sample);
    const { minute, megabytes, files } = sample;
    process.stdout.write(
      `${minute.toFixed(1)} min: ${megabytes.toFixed(0)} MB, ${files} files, p99 ${p99Milliseconds} ms\n`,
    );
  }
} finally {
  await portal.end();
  rmSync(folder, { recursive: true, force: true });
}
const settled = samples.filter(({ minute }) => minute > minutes / 3);
const slope = slopeOf(settled, "megabytes");
const filesSlope = slopeOf(settled, "files");
process.stdout.write(
  `memory grows by ${slope.toFixed(2)} MB a minute, file handles by ${filesSlope.toFixed(1)}; no call failed\n`,
);
process.exit(slope > slopeMax || filesSlope > filesSlopeMax ? 1 : 0);
