import type { Figure } from "./compare.ts";
import { type BenchDatabases, openBenchDatabases } from "./databases.ts";
import { measureDesks } from "./pages/office-desks.ts";
import { printFigures, writeFigures } from "./report.ts";
import { measureAccept } from "./rows/accept.ts";
import { measureCost } from "./rows/cost.ts";
import { measureGrowth } from "./rows/growth.ts";
import { measureInstalled } from "./rows/installed.ts";
import { measureList } from "./rows/list.ts";
import { measureLists } from "./rows/lists.ts";
import { measureLogins } from "./rows/logins.ts";
import { measureMemory } from "./rows/memory.ts";
import { measureOffline } from "./rows/offline.ts";
import { measurePages, measureUrduPages } from "./rows/pages.ts";
import { measureScreens } from "./rows/screens.ts";
import { measureSimulation } from "./rows/simulation.ts";
import { measureStart } from "./rows/start.ts";
import { measureStreams } from "./rows/streams.ts";

type MeasureRow = (databases: BenchDatabases) => Promise<Figure[]>;

/** `npm run bench` measures all rows, `npm run bench -- list accept` only these, `npm run bench -- lists` every list. */
const rows: Record<string, MeasureRow> = {
  list: (databases) => measureList(databases),
  accept: (databases) => measureAccept(databases),
  post: (databases) => measureGrowth(databases, "a job posted"),
  logins: measureLogins,
  streams: measureStreams,
  start: measureStart,
  memory: measureMemory,
  growth: (databases) => measureGrowth(databases),
};

/** Too long for every run. Measured only if they are named. */
const longRows: Record<string, MeasureRow> = {
  installed: measureInstalled,
  cost: measureCost,
  desks: measureDesks,
  lists: measureLists,
  offline: measureOffline,
  pages: measurePages,
  screens: measureScreens,
  "urdu-pages": measureUrduPages,
  simulation: measureSimulation,
};
const allRows = { ...rows, ...longRows };

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in allRows));
if (unknown.length > 0) throw new Error(`there are rows ${Object.keys(allRows).join(", ")}; not ${unknown.join(", ")}`);

// All started processes end with this one.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const databases = await openBenchDatabases();
const figures: Figure[] = [];
const failures: string[] = [];
try {
  for (const [name, measure] of Object.entries(names.length > 0 ? allRows : rows)) {
    if (names.length > 0 && !names.includes(name)) continue;
    // A failed row does not stop the others.
    try {
      figures.push(...(await measure(databases)));
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
} finally {
  await databases.end();
}
printFigures(figures);
writeFigures(figures);
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.exit(failures.length > 0 ? 1 : 0);
