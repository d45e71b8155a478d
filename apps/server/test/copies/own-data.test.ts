import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, it } from "vitest";
import { fillCluster } from "../../src/database/embedded/initialise-cluster.ts";
import { runAs } from "../../src/database/embedded/run-as.ts";
import { makeRoot } from "./copied-folders.ts";
import { CopiesWorld } from "./copies-world.ts";
import { spawnPortal } from "./embedded-portals.ts";
import { knownOrders, orders, type Step, takeAll, takeKnown } from "./orders.ts";

/** Each push runs one order of each kind from a fixed seed. `npm run test:long` draws many, and runs all known orders in both kinds. */
const isLong = Boolean(process.env.TEST_LONG);
const seed = isLong ? Date.now() : 20_261_123;
const numRuns = isLong ? 200 : 1;
const stepsEach = 12;
const timeout = 1_800_000;

let root = "";
let template = "";

beforeAll(async () => {
  root = makeRoot();
  template = join(root, "template");
  mkdirSync(template);
  // Small, because it is copied often.
  await fillCluster(join(template, "postgresql"), runAs(), ["--wal-segsize=1", "--no-sync"]);
  const portal = spawnPortal();
  await portal.open(template);
  await portal.close();
  await portal.kill();
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The database's place: in DATA_DIR, or behind a link where PostgreSQL's user cannot reach DATA_DIR. */
const kinds = [
  ["that holds its database", false],
  ["that holds a link to its database", true],
] as const;

async function inWorld(isLinked: boolean, run: (world: CopiesWorld) => Promise<void>): Promise<void> {
  const world = await CopiesWorld.make(template, isLinked);
  try {
    await run(world);
  } finally {
    await world.end();
  }
}

describe.each(kinds)("a DATA_DIR %s never serves another DATA_DIR's data", (_kind, isLinked) => {
  // Each push runs half of the orders with a database inside and the other half with a link to it.
  const taken = knownOrders.filter((_order, place) => isLong || (place % 2 === 1) === isLinked);

  it.each(taken)("after: %s", { timeout }, (order) => inWorld(isLinked, (world) => takeKnown(world, order)));

  it("after being copied, moved, restored, killed and started in any order", { timeout }, async () => {
    const take = (steps: readonly Step[]) => inWorld(isLinked, (world) => takeAll(world, steps));
    await fc.assert(fc.asyncProperty(orders(stepsEach), take), { numRuns, seed });
  });
});
