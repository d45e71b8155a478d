import type { Work } from "./find-work.ts";

const shownMax = 6;

/** The kinds of work that have all words of the search in their names; those whose name begins with it come first. */
export function matchWork(works: readonly Work[], typed: string): Work[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = ({ skill, category }: Work) => words.every((word) => `${skill} ${category}`.toLowerCase().includes(word));
  const rank = ({ skill }: Work) => (skill.toLowerCase().startsWith(words[0] ?? "") ? 0 : 1);
  return works
    .filter(has)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, shownMax);
}
