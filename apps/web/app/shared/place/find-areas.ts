interface Named {
  name: string;
  /** As the reader sees it: its name in their language. */
  label?: string;
}

const shownMax = 6;

/** Capitals, blanks and dashes do not count: "g 9" finds "G-9". */
const toKey = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Returns the area that the typed text names, in English or the reader's language. */
export function findArea<T extends Named>(areas: readonly T[], typed: string): T | undefined {
  const key = toKey(typed);
  return key === "" ? undefined : areas.find(({ name, label = name }) => toKey(label) === key || toKey(name) === key);
}

/** Returns at most six areas that contain the typed text, first those that begin with it. */
export function findAreas<T extends Named>(areas: readonly T[], typed: string): readonly T[] {
  const key = toKey(typed);
  if (key === "") return [];
  const fitting = areas.filter(({ name, label = name }) => toKey(label).includes(key) || toKey(name).includes(key));
  const begins = ({ name, label = name }: Named) => Number(![label, name].some((one) => toKey(one).startsWith(key)));
  return fitting.toSorted((one, other) => begins(one) - begins(other)).slice(0, shownMax);
}
