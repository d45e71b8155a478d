/** What was acknowledged to a client, compared with what is stored after the fault. */
export interface Outcome {
  /** The number of writes whose reply says that they are done. */
  acknowledged: number;
  /** The number of its writes that are stored. It may exceed the acknowledged ones: a reply can be lost after its commit. */
  found: number;
  /** Acknowledged, but not stored. */
  lost: string[];
  /** Stored more than once. */
  doubled: string[];
  /** The longest time without an acknowledged write. Undefined if the fault does not measure it. */
  pauseSeconds?: number;
}

/**
 * Compares the names of acknowledged writes with those of stored ones.
 * @param stored one name for each stored row, so that a name that comes twice was stored twice
 */
export function compareWrites(acknowledged: readonly string[], stored: readonly string[]): Outcome {
  const found = new Set<string>();
  const doubled = new Set<string>();
  for (const name of stored) (found.has(name) ? doubled : found).add(name);
  const names = new Set(acknowledged);
  const lost = [...names].filter((name) => !found.has(name));
  return { acknowledged: names.size, found: found.size, lost, doubled: [...doubled] };
}

/**
 * Returns the longest time without an acknowledged write, in milliseconds.
 * @param acknowledgedAt in order of time
 * @param from when the fault began
 */
export function findLongestPause(acknowledgedAt: readonly number[], from: number): number {
  let [longest, last] = [0, from];
  for (const at of acknowledgedAt.filter((each) => each > from)) {
    longest = Math.max(longest, at - last);
    last = at;
  }
  return longest;
}

/** Whether a run with this outcome succeeded. Without an acknowledged write nothing was tested. */
export const isKept = ({ acknowledged, lost, doubled }: Outcome): boolean =>
  acknowledged > 0 && lost.length === 0 && doubled.length === 0;
