import { basename, join } from "node:path";
import fc from "fast-check";
import type { CopiesWorld } from "./copies-world.ts";

/** Actions on DATA_DIRs and on the portals that use them. */
type Kind = "start" | "stop" | "killPortal" | "killBoth" | "killServer" | "copy" | "move" | "restore" | "wait";

/** An action; `choice` selects one of its possible cases. */
export interface Step {
  kind: Kind;
  choice: number;
}

/** Weights: about as many starts as stops and kills; copies, moves and restores together the same. */
const kinds = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Kind>("start") },
  { weight: 3, arbitrary: fc.constant<Kind>("copy") },
  { weight: 2, arbitrary: fc.constantFrom<Kind[]>("move", "restore") },
  { weight: 4, arbitrary: fc.constantFrom<Kind[]>("stop", "killPortal", "killBoth", "killServer") },
);

export const orders = (length: number): fc.Arbitrary<Step[]> =>
  fc.array(fc.record({ kind: kinds, choice: fc.nat(100) }), { minLength: length, maxLength: length });

/** Orders that each found a fault once. */
export const knownOrders: readonly string[] = [
  "start a, copy a b, start b, start a, stop b, start b",
  "start a, copy a b, stop a, start b, copy b c, start c, start a",
  "start a, killPortal a, copy a b, start b, start a, stop b, stop a, start b",
  "start a, killBoth a, copy a b, start b, start a",
  "start a, killServer a, copy a b, start b, stop a, stop b, start a, start b",
  "start a, move a b, start b, stop a, start b, copy b a, start a",
  "start a, killPortal a, move a b, copy b a, start a, start b",
  "start a, move a b, copy b a, start a, stop a, start a, start b",
  "start a, move a b, copy b a, start a, wait a, stop a, start b, stop a, start a",
  "start a, copy a b, restore b a, start a, start b, stop a, start a",
  "start a, copy a b, killPortal a, restore b a, start a, start b",
  "start a, copy a b, start b, killServer a, restore b a, start a, stop b, start b",
];

/** Runs an order in the notation above. */
export async function takeKnown(world: CopiesWorld, order: string): Promise<void> {
  for (const step of order.split(", ")) {
    const [kind = "", ...paths] = step.split(" ");
    const [from = "", to = ""] = paths.map((name) => join(world.root, name));
    if (!isPossible(world, kind as Kind, [from, to])) continue;
    await world[kind as Kind](from, to);
    await world.check();
  }
}

/** Some steps are impossible: after a failed start there is no portal to stop. Two portals at one path are tested elsewhere. */
const isPossible = (world: CopiesWorld, kind: Kind, paths: readonly string[]): boolean =>
  listCases(world, kind).some((each) => each.every((path, index) => path === paths[index]));

/** Runs the possible ones of these steps. @throws Error that names the steps before the failure */
export async function takeAll(world: CopiesWorld, steps: readonly Step[]): Promise<void> {
  const done: string[] = [];
  try {
    for (const { kind, choice } of steps) {
      const cases = listCases(world, kind);
      const chosen = cases[choice % Math.max(1, cases.length)];
      if (!chosen) continue;
      done.push([kind, ...chosen.map((path) => basename(path))].join(" "));
      await world[kind](chosen[0] ?? "", chosen[1] ?? "");
      await world.check();
    }
  } catch (error) {
    throw new Error(`after ${done.join(", ")}`, { cause: error });
  }
}

function listCases({ folders, paths, running }: CopiesWorld, kind: Kind): string[][] {
  const taken = [...folders.keys()];
  const free = paths.filter((path) => !folders.has(path));
  const busy = running.map(({ path }) => path);
  // A portal that has lost its folder may still run when another one starts at the same path.
  const isServed = (path: string) => running.some((each) => each.path === path && each.folder === folders.get(path));
  if (kind === "start") return taken.filter((path) => !isServed(path)).map((path) => [path]);
  if (kind === "copy" || kind === "move") return taken.flatMap((from) => free.map((to) => [from, to]));
  if (kind === "restore") return taken.flatMap((from) => taken.filter((to) => to !== from).map((to) => [from, to]));
  return busy.map((path) => [path]);
}
