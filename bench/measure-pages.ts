import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { measurePages, type PageFigure } from "./rows/pages.ts";

/** `npm run bench:pages`: measures the public pages and writes the figures down among the documents. */

const file = join(import.meta.dirname, "../docs/benchmarks-pages.md");

const write = (figure: number): string => (Number.isNaN(figure) ? "-" : String(Math.round(figure * 100) / 100));
const toLine = ({ what, unit, reference, portal, ratio, goal, isMet, load }: PageFigure): string => {
  const cells = [what, write(reference), write(portal), unit, ratio === undefined ? "-" : ratio.toFixed(2), goal];
  return `| ${[...cells, isMet ? "met" : "missed", load.toFixed(1)].join(" | ")} |`;
};

const table = [
  "| What | Reference | Portal | Unit | Ratio | Goal | | Load |",
  "|---|---|---|---|---|---|---|---|",
  ...(await measurePages()).map(toLine),
].join("\n");
const machine = `${cpus().length} x ${cpus()[0]?.model ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
const text = `# Benchmarks of the pages

Lighthouse on a phone, median of three rounds, in turn with the reference: the same page without a script. \`npm run bench:pages\`, ${new Date().toISOString().slice(0, "YYYY-MM-DD".length)}, ${machine}.

${table}
`;
writeFileSync(file, text);
process.stdout.write(`${table}\n`);
