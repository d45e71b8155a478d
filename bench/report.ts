import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem } from "node:os";
import { join } from "node:path";
import { findPrograms } from "../apps/server/src/database/embedded/programs.ts";
import type { Figure } from "./compare.ts";

const file = join(import.meta.dirname, "../docs/benchmarks.md");
const [begin, end] = ["<!-- figures -->", "<!-- end of figures -->"];
const head =
  "| What | Reference | Portal | Unit | Ratio | Goal | | Measured (load) |\n|---|---|---|---|---|---|---|---|";

const round = (figure: number): string =>
  Number.isNaN(figure) ? "-" : figure.toFixed(figure >= 100 ? 0 : figure >= 10 ? 1 : 2);

function toLine({ what, reference, portal, unit, ratio, goal, isMet, load }: Figure): string {
  const day = new Date().toISOString().slice(0, "YYYY-MM-DD".length);
  const cells = [what, round(reference), round(portal), unit, ratio === undefined ? "-" : ratio.toFixed(2), goal];
  return `| ${[...cells, isMet ? "met" : "missed", `${day} (${load.toFixed(1)})`].join(" | ")} |`;
}

export const printFigures = (figures: readonly Figure[]): boolean =>
  process.stdout.write(`${[head, ...figures.map(toLine)].join("\n")}\n`);

const describeMachine = (): string =>
  `${cpus().length} x ${cpus()[0]?.model ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${release()}, Node ${process.version}, ` +
  `PostgreSQL ${process.env.DATABASE_URL ? "of DATABASE_URL" : findPrograms().version}.`;

/** Writes the figures into docs/benchmarks.md. Lines of rows that were not measured stay. */
export function writeFigures(figures: readonly Figure[]): void {
  const text = existsSync(file) ? readFileSync(file, "utf8") : `# Benchmarks\n\n${begin}\n${end}\n`;
  const [before = "", rest = ""] = text.split(begin);
  const [old = "", after = ""] = rest.split(end);
  const lines = new Map(old.split("\n").flatMap((line) => (isFigure(line) ? [[nameOf(line), line] as const] : [])));
  for (const figure of figures) lines.set(figure.what, toLine(figure));
  const table = [describeMachine(), "", head, ...lines.values()].join("\n");
  writeFileSync(file, `${before}${begin}\n${table}\n${end}${after}`);
}

const nameOf = (line: string): string => line.split("|")[1]?.trim() ?? "";
const isFigure = (line: string): boolean => line.startsWith("| ") && nameOf(line) !== "What";
