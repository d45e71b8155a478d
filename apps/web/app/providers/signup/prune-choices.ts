/** Keeps what can still be chosen; the same list comes back when nothing has to go. */
export function pruneChoices(chosen: readonly string[], offered: readonly string[]): readonly string[] {
  const kept = chosen.filter((name) => offered.includes(name));
  return kept.length === chosen.length ? chosen : kept;
}
