import type { Fault } from "./fault.ts";
import { isKept, type Outcome } from "./outcome.ts";

const nameWidth = 19;
const countWidth = 13;
const namesShown = 5;

interface Choice {
  faults: readonly Fault[];
  /** Groups that run only if they are named. */
  namedFaults?: Readonly<Record<string, readonly Fault[]>>;
}

/** @throws Error if a name is unknown */
export function chooseFaults({ faults, namedFaults = {} }: Choice, names: readonly string[]): readonly Fault[] {
  const all = [...faults, ...Object.values(namedFaults).flat()];
  const wanted = names.flatMap((name) => namedFaults[name]?.map((fault) => fault.name) ?? [name]);
  const unknown = wanted.filter((name) => !all.some((fault) => fault.name === name));
  const known = [...Object.keys(namedFaults), ...all.map(({ name }) => name)].join(", ");
  if (unknown.length > 0) throw new Error(`there are faults ${known}; not ${unknown.join(", ")}`);
  return names.length === 0 ? faults : all.filter(({ name }) => wanted.includes(name));
}

/** Causes one fault after the other and prints a line for each. Returns whether no fault lost or doubled anything. */
export async function runFaults(faults: readonly Fault[], say: (line: string) => void): Promise<boolean> {
  say(writeRow("fault", ["acknowledged", "found", "lost", "doubled", "seconds"]));
  let areAllKept = true;
  for (const fault of faults) {
    const reason = fault.cannotRun?.();
    if (reason !== undefined) {
      say(`${fault.name.padEnd(nameWidth)} left out: ${reason}`);
      continue;
    }
    const startedAt = performance.now();
    try {
      const outcome = await fault.run();
      areAllKept &&= isKept(outcome);
      for (const line of describeOutcome(fault, outcome, (performance.now() - startedAt) / 1_000)) say(line);
    } catch (error) {
      // A failed fault does not stop the others.
      areAllKept = false;
      say(`${fault.name.padEnd(nameWidth)} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return areAllKept;
}

function describeOutcome({ name, what }: Fault, outcome: Outcome, seconds: number): string[] {
  const { acknowledged, found, lost, doubled, pauseSeconds } = outcome;
  const counts = [acknowledged, found, lost.length, doubled.length, seconds.toFixed(0)];
  const names = Object.entries({ lost, doubled }).flatMap(([how, which]) =>
    which.slice(0, namesShown).map((each) => `  ${how}: ${each}`),
  );
  const pause = pauseSeconds === undefined ? "" : `; writes paused for ${pauseSeconds.toFixed(1)} s`;
  return [`${writeRow(name, counts)}   ${what}${pause}`, ...names];
}

const writeRow = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(nameWidth) + cells.map((cell) => String(cell).padStart(countWidth)).join("");
