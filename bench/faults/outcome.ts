/** What a client was told, compared with what is stored after the fault. */
export interface Outcome {
  /** The number of writes that the client was told are done. */
  acknowledged: number;
  /** The number of its writes that are stored. It may exceed the acknowledged ones: a reply can be lost after its commit. */
  found: number;
  /** Acknowledged, but not stored. */
  lost: string[];
  /** Stored more than once. */
  doubled: string[];
}

/**
 * Compares the names of acknowledged writes with those of stored ones.
 * @param stored one name for each stored row, so that a name that comes twice was stored twice
 */
export function compareWrites(acknowledged: readonly string[], stored: readonly string[]): Outcome {
  const found = new Set<string>();
  const doubled = new Set<string>();
  for (const name of stored) (found.has(name) ? doubled : found).add(name);
  const told = new Set(acknowledged);
  const lost = [...told].filter((name) => !found.has(name));
  return { acknowledged: told.size, found: found.size, lost, doubled: [...doubled] };
}

/** Whether a run with this outcome succeeded. A client that was told nothing has tested nothing. */
export const isKept = ({ acknowledged, lost, doubled }: Outcome): boolean =>
  acknowledged > 0 && lost.length === 0 && doubled.length === 0;
