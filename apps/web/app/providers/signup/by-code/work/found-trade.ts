import type { FoundWork } from "@hunarmand/api/lookups/lookups";

/** Returns the category with the most found works; of equal ones the first, which is found best. */
export function findMainCategory(works: readonly FoundWork[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { category } of works) counts.set(category, (counts.get(category) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts.keys()].find((category) => counts.get(category) === most);
}

/** Returns the found kinds of work of one category: a handyman has one category. */
export const findSkills = (works: readonly FoundWork[], category: string): string[] => [
  ...new Set(works.filter((work) => work.category === category).map(({ skill }) => skill)),
];

/** Returns the categories in which such work was found, as it is both fitted and repaired. */
export const findCategories = (works: readonly FoundWork[]): string[] => [
  ...new Set(works.map(({ category }) => category)),
];
