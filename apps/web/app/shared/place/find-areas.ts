interface Named {
  name: string;
}

const shownMax = 6;

/** Capitals, blanks and dashes do not count: "g 9" finds "G-9". */
const toKey = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Returns the area that the typed text names. */
export function findArea<T extends Named>(areas: readonly T[], typed: string): T | undefined {
  const key = toKey(typed);
  return key === "" ? undefined : areas.find(({ name }) => toKey(name) === key);
}

/** Returns at most six areas that contain the typed text, first those that begin with it. */
export function findAreas<T extends Named>(areas: readonly T[], typed: string): readonly T[] {
  const key = toKey(typed);
  if (key === "") return [];
  const fitting = areas.filter(({ name }) => toKey(name).includes(key));
  const begins = ({ name }: Named) => Number(!toKey(name).startsWith(key));
  return fitting.toSorted((one, other) => begins(one) - begins(other)).slice(0, shownMax);
}
