import { basename, join } from "node:path";
import fc from "fast-check";
import type { CopiesWorld } from "./copies-world.ts";

/** What can happen to DATA_DIRs and to the portals on them. */
type Kind = "start" | "stop" | "killPortal" | "killBoth" | "killServer" | "copy" | "move" | "restore" | "wait";

/** Which of the cases of a kind that are possible at that moment. */
export interface Step {
  kind: Kind;
  choice: number;
}

/** Starts as often as all ways to end; what makes copies, and what moves them, as often as each other. */
const kinds = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Kind>("start") },
  { weight: 3, arbitrary: fc.constant<Kind>("copy") },
  { weight: 2, arbitrary: fc.constantFrom<Kind[]>("move", "restore") },
  { weight: 4, arbitrary: fc.constantFrom<Kind[]>("stop", "killPortal", "killBoth", "killServer") },
);

export const orders = (length: number): fc.Arbitrary<Step[]> =>
  fc.array(fc.record({ kind: kinds, choice: fc.nat(100) }), { minLength: length, maxLength: length });

/** Orders that were gone wrong once, each in its own way. */
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

/** Takes an order as it is written above. */
export async function takeKnown(world: CopiesWorld, order: string): Promise<void> {
  for (const step of order.split(", ")) {
    const [kind = "", ...paths] = step.split(" ");
    const [from = "", to = ""] = paths.map((name) => join(world.root, name));
    if (!isPossible(world, kind as Kind, [from, to])) continue;
    await world[kind as Kind](from, to);
    await world.check();
  }
}

/** Where a start was refused, there is nobody to stop; two portals at one path are another test's. */
const isPossible = (world: CopiesWorld, kind: Kind, paths: readonly string[]): boolean =>
  listCases(world, kind).some((each) => each.every((path, index) => path === paths[index]));

/** Takes what is possible of these steps. @throws Error that names what was done until then */
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
  // A portal that has lost its folder is still there when another one starts on what has its path by now.
  const isServed = (path: string) => running.some((each) => each.path === path && each.folder === folders.get(path));
  if (kind === "start") return taken.filter((path) => !isServed(path)).map((path) => [path]);
  if (kind === "copy" || kind === "move") return taken.flatMap((from) => free.map((to) => [from, to]));
  if (kind === "restore") return taken.flatMap((from) => taken.filter((to) => to !== from).map((to) => [from, to]));
  return busy.map((path) => [path]);
}
