export interface Timing {
  name: string;
  filters: string;
  page: "first" | "deep";
  items: number;
  medianMilliseconds: number;
  p95Milliseconds: number;
}

const line = ({ name, filters, page, items, medianMilliseconds, p95Milliseconds }: Timing, count: number | string) =>
  `| ${name} | ${count} | ${filters ? `\`${filters}\`` : "-"} | ${page} | ${items} | ${Math.round(medianMilliseconds)} | ${Math.round(p95Milliseconds)} |\n`;

/** Prints each call's slowest filter, then everything above the limit. Returns the number of those. */
export function printTimings(timings: Timing[], p95MillisecondsMax: number): number {
  const slowestFirst = timings.toSorted((a, b) => b.p95Milliseconds - a.p95Milliseconds);
  const names = new Set(slowestFirst.map(({ name }) => name));
  process.stdout.write(
    "| Call | Measured | Slowest filter | Page | Items | Median ms | p95 ms |\n|---|---|---|---|---|---|---|\n",
  );
  for (const name of names) {
    const own = slowestFirst.filter((timing) => timing.name === name);
    if (own[0]) process.stdout.write(line(own[0], own.length));
  }
  const slowOnes = slowestFirst.filter(({ p95Milliseconds }) => p95Milliseconds > p95MillisecondsMax);
  process.stdout.write(`\n${timings.length} measured, ${slowOnes.length} with a p95 above ${p95MillisecondsMax} ms\n`);
  for (const slow of slowOnes) process.stdout.write(line(slow, "slow"));
  return slowOnes.length;
}
