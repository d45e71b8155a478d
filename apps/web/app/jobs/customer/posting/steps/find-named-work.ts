import { getName } from "../../../../shared/texts/names.ts";

const shortestWord = 3;
/** Words of a name that name no work. */
const joining = ["and", "for", "the", "with"];

const toWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord && !joining.includes(word));

/** Returns the only sub-skill whose name has a whole word of the search. With several of them, people choose themselves. */
export function findNamedWork(search: string, subSkills: readonly string[]): string | undefined {
  const searched = toWords(search);
  const named = subSkills.filter((name) => toWords(`${name} ${getName(name)}`).some((word) => searched.includes(word)));
  return named.length === 1 ? named[0] : undefined;
}
