import { buildWhenStale } from "../../../builds.ts";
import { publicPaths } from "../app/public-paths.ts";
import { webBuild } from "../web-build.ts";
import { budgets, findPageBudget, findScreenBudget, ownPages, signedInModules } from "./byte-budgets.ts";
import {
  type BuiltFiles,
  listFilesOfPage,
  listScreens,
  listUnnamed,
  measureLater,
  measurePage,
  measureScreen,
  readBuiltFiles,
} from "./page-bytes.ts";

/**
 * `npm run check:bytes`: no page or screen loads more than its budget, and no visitors' page loads what only others
 * need.
 */

interface Line {
  path: string;
  kilobytes: number;
  budget: number;
}

const listPages = (built: BuiltFiles): Line[] =>
  publicPaths.map((path) => ({
    path,
    kilobytes: measurePage(built, path) / 1_000,
    budget: findPageBudget(path),
  }));

const listOtherScreens = (built: BuiltFiles): Line[] =>
  listScreens(built).map(({ path, route }) => ({
    path: `${path} after /home`,
    kilobytes: measureScreen(built, route) / 1_000,
    budget: findScreenBudget(path),
  }));

/** Visitors' pages follow the service worker, too, and must load nothing for it that only handymen and customers need. */
const listWorker = (built: BuiltFiles): Line => ({
  path: "the service worker after /home",
  kilobytes: measureLater(built, "apps/web/app/shared/app-worker/follow-worker.ts") / 1_000,
  budget: budgets.worker,
});

function findViolations(built: BuiltFiles): string[] {
  const visited = publicPaths.filter((path) => !ownPages.includes(path));
  return visited.flatMap((path) =>
    [...listFilesOfPage(built, path)]
      .flatMap((file) => Object.keys(built.chunks[file]?.modules ?? {}))
      .filter((module) => signedInModules.test(module))
      .map((module) => `${path} loads ${module}, which only somebody who has logged in needs.`),
  );
}

const built = readBuiltFiles(await buildWhenStale(webBuild));
const lines = [...listPages(built), listWorker(built), ...listOtherScreens(built)];
const unnamed = built.routes.flatMap((route) =>
  listUnnamed(built, route).map((file) => `${route.id} loads ${file}, which the router's manifest does not name.`),
);
const violations = [...findViolations(built), ...unnamed];
const toText = ({ path, kilobytes, budget }: Line): string =>
  `${kilobytes.toFixed(1).padStart(7)} of ${String(budget).padStart(3)} KB  ${path}${kilobytes > budget ? "  TOO MUCH" : ""}`;
process.stdout.write(`${lines.map(toText).join("\n")}\n`);
for (const violation of violations) process.stderr.write(`${violation}\n`);
const isOver = lines.some(({ kilobytes, budget }) => kilobytes > budget);
if (isOver || violations.length > 0) process.exit(1);
