interface Named {
  name: string;
  /** As the reader sees it: its name in their language. */
  label?: string;
}

const shownMax = 6;
/** Shorter texts fit too much to mean one area. */
const meantCharacters = 4;
const misspelledCharacters = 5;
const longCharacters = 8;
const isSector = /\d$/;
const startsWithDigit = /^\d/;

/** Keyboards that write Arabic have these letters for the Urdu ones. */
const urduLetters: Readonly<Record<string, string>> = { ي: "ی", ى: "ی", ك: "ک", ه: "ہ" };

/**
 * Capitals, blanks, dashes and marks above letters do not count: "g 9" finds "G-9". Nor does what follows a slash: "G-9/2" is in G-9, nor
 * whether a keyboard writes Urdu or Arabic letters.
 */
const toKey = (text: string): string =>
  (text.split("/")[0] ?? "")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .replaceAll(/[يىكه]/g, (letter) => urduLetters[letter] ?? letter);

/** Returns the area that the typed text names, in English or the reader's language. */
export function findArea<T extends Named>(areas: readonly T[], typed: string): T | undefined {
  const key = toKey(typed);
  return key === "" ? undefined : areas.find(({ name, label = name }) => toKey(label) === key || toKey(name) === key);
}

const keysOf = ({ name, label = name }: Named): readonly string[] => [toKey(label), toKey(name)];

/** Returns at most six areas that the typed text fits: first those that begin with it, or misspelled ones if none does. */
export function findAreas<T extends Named>(areas: readonly T[], typed: string): readonly T[] {
  const key = toKey(typed);
  if (key === "") return [];
  const fitting = findFitting(areas, key);
  if (fitting.length === 0) return findMisspelled(areas, key).slice(0, shownMax);
  const begins = (area: Named) => Number(keysOf(area).some((one) => one.startsWith(key)));
  return fitting.toSorted((one, other) => begins(other) - begins(one)).slice(0, shownMax);
}

/** Returns the area that the typed text names, or the only one that it can mean: "satellite" is Satellite Town. */
export function findMeantArea<T extends Named>(areas: readonly T[], typed: string): T | undefined {
  const key = toKey(typed);
  const fitting = key.length < meantCharacters ? [] : findFitting(areas, key);
  return findArea(areas, typed) ?? (fitting.length === 1 ? fitting[0] : undefined);
}

/** So many words of a text, put together, may be the name of an area. */
const namedWordsMax = 5;

/**
 * Returns the only area that an address names in whole words: "House 4, G-9/1" is in G-9. The longest name counts: "DHA Phase 2" is not DHA.
 * Undefined if it names none, or several.
 */
export function findNamedArea<T extends Named>(areas: readonly T[], address: string): T | undefined {
  const byKey = new Map(areas.flatMap((area) => keysOf(area).map((key) => [key, area] as const)));
  const named = new Set<T>();
  // Words on both sides of a comma or slash are no name together.
  for (const part of address.split(/[,،;/\n]/)) {
    const words = part.split(/[^\p{L}\p{M}\p{N}]+/u).map(toKey);
    for (let place = 0; place < words.length; ) {
      const found = findNameAt(byKey, words, place);
      if (found) named.add(found.area);
      place += found?.length ?? 1;
    }
  }
  const [only, ...others] = named;
  return others.length === 0 ? only : undefined;
}

/** Returns the area with the longest name that begins at this word, and how many words it has. */
function findNameAt<T>(byKey: ReadonlyMap<string, T>, words: readonly string[], place: number) {
  for (let length = namedWordsMax; length > 0; length -= 1) {
    const area = byKey.get(words.slice(place, place + length).join(""));
    if (area && place + length <= words.length) return { area, length };
  }
  return undefined;
}

/** Areas that contain the typed text, or that it begins with. */
const findFitting = <T extends Named>(areas: readonly T[], key: string): readonly T[] =>
  areas.filter((area) => keysOf(area).some((one) => one.includes(key) || isFollowed(one, key)));

/** Whether the typed text is the area with more behind it, such as a block or "Markaz". "G-10" is not G-1 with a 0. */
function isFollowed(area: string, key: string): boolean {
  if (!key.startsWith(area)) return false;
  return isSector.test(area) ? !startsWithDigit.test(key.slice(area.length)) : area.length >= meantCharacters;
}

/** Areas that differ from the typed text, or begin with something that differs from it, by one or two letters. */
function findMisspelled<T extends Named>(areas: readonly T[], key: string): readonly T[] {
  const lettersMax = key.length >= longCharacters ? 2 : 1;
  // A short name is a sector such as G-9, and one letter more is another sector.
  if (key.length < misspelledCharacters) return [];
  return areas.filter((area) =>
    keysOf(area)
      .flatMap((one) => [one, one.slice(0, key.length), one.slice(0, key.length + 1)])
      .some((part) => countEdits(part, key) <= lettersMax),
  );
}

/** Returns how many letters must be added, removed or replaced to get from one text to the other. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [place, other] of [...to].entries()) {
      const replaced = (row[place] ?? 0) + Number(letter !== other);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
