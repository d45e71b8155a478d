/** Removes choices that are no longer offered. Returns the same list when nothing is removed. */
export function pruneChoices(chosen: readonly string[], offered: readonly string[]): readonly string[] {
  const kept = chosen.filter((name) => offered.includes(name));
  return kept.length === chosen.length ? chosen : kept;
}
