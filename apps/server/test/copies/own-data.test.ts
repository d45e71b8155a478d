import { rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, it } from "vitest";
import { openEmbedded } from "../../src/database/embedded/open-embedded.ts";
import { CopiesWorld, makeRoot } from "./copies-world.ts";
import { orders, take } from "./orders.ts";

/** A few with each push, drawn from one seed; `npm run test:long` draws many anew. */
const isLong = Boolean(process.env.TEST_LONG);
const seed = isLong ? Date.now() : 20_261_123;
const numRuns = isLong ? 200 : 8;
const stepsEach = 12;
const timeout = 1_800_000;

let root = "";
let template = "";

beforeAll(async () => {
  root = makeRoot();
  template = join(root, "template");
  const database = openEmbedded(template);
  await database.open();
  await database.close();
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each([
  ["that holds its database", false],
  ["that holds a link to its database", true],
])(
  "a DATA_DIR %s, copied, moved, restored, killed and started in any order, never serves another one's data",
  { timeout },
  async (_name, isLinked) => {
    await fc.assert(
      fc.asyncProperty(orders(stepsEach), async (steps) => {
        const world = await CopiesWorld.make(template, isLinked);
        const done: (string | undefined)[] = [];
        try {
          for (const step of steps) {
            done.push(await take(world, step));
            await world.check();
          }
        } catch (error) {
          throw new Error(`after ${done.filter(Boolean).join(", ")}`, { cause: error });
        } finally {
          await world.end();
        }
      }),
      { numRuns, seed },
    );
  },
);
