import fc from "fast-check";
import type { CopiesWorld } from "./copies-world.ts";

/** What can happen to DATA_DIRs and to the portals on them. */
type Kind = "start" | "stop" | "killPortal" | "killBoth" | "killServer" | "copy" | "move" | "restore";

/** Which of the cases of a kind that are possible at that moment. */
interface Step {
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

/** Does the step, where it is possible. @returns what was done, for who reads of a failure */
export async function take(world: CopiesWorld, { kind, choice }: Step): Promise<string | undefined> {
  const cases = listCases(world, kind);
  const chosen = cases[choice % Math.max(1, cases.length)];
  if (!chosen) return undefined;
  const [from = "", to = ""] = chosen;
  await world[kind](from, to);
  return [kind, ...chosen.map((path) => path.slice(world.root.length + 1))].join(" ");
}

function listCases({ folders, paths, running }: CopiesWorld, kind: Kind): string[][] {
  const taken = [...folders.keys()];
  const free = paths.filter((path) => !folders.has(path));
  const busy = running.map(({ path }) => path);
  if (kind === "start") return taken.filter((path) => !busy.includes(path)).map((path) => [path]);
  if (kind === "copy" || kind === "move") return taken.flatMap((from) => free.map((to) => [from, to]));
  if (kind === "restore") return taken.flatMap((from) => taken.filter((to) => to !== from).map((to) => [from, to]));
  return busy.map((path) => [path]);
}
