import type { ExactWork } from "./exact-works.ts";
import { readRun, readTerms, splitTellingWords, splitWords } from "./read-words.ts";

interface Skill {
  id: number;
  exactWorks: readonly ExactWork[];
}

/** A name or alias of a sub-skill. */
interface Phrase {
  skillId: number;
  exactWork: ExactWork;
  /** Its words that have a meaning alone, folded. */
  terms: readonly string[];
  /** The whole phrase, if some of its words have no meaning alone: little water ("pani kam") is not any water. */
  run: string | undefined;
  words: number;
}

/** Returns the sub-skill of this skill that a description names, or undefined for none and for several. */
export type FindNamedWork = (skillId: number, description: string) => ExactWork | undefined;

const endOfSentence = /[.!?;\n۔؟؛]/u;
const sentencesMax = 20;

/**
 * Indexes the names and aliases of all sub-skills. Unlike a search, whose results people choose from, a single word of a name is not enough:
 * a description is longer, and nobody may notice a wrong work (docs/product.md K3).
 */
export function indexNamedWorks(skills: readonly Skill[]): FindNamedWork {
  const byFirstTerm = Map.groupBy(skills.flatMap(readPhrases), ({ terms: [first] }) => first);
  const readSentence = (sentence: string): Phrase[] => {
    const terms = new Set(readTerms(sentence));
    const run = readRun(sentence);
    const isIn = (phrase: Phrase) =>
      phrase.run === undefined ? phrase.terms.every((term) => terms.has(term)) : run.includes(phrase.run);
    return [...terms].flatMap((term) => byFirstTerm.get(term)?.filter(isIn) ?? []);
  };
  return (skillId, description) => {
    const sentences = description.split(endOfSentence, sentencesMax);
    return findOnly(sentences.flatMap(readSentence), skillId);
  };
}

const readPhrases = ({ id: skillId, exactWorks }: Skill): Phrase[] =>
  exactWorks.flatMap((exactWork) =>
    exactWork.words.map((phrase) => {
      const words = splitWords(phrase).length;
      const run = splitTellingWords(phrase).length < words ? readRun(phrase) : undefined;
      return { skillId, exactWork, terms: readTerms(phrase), run, words };
    }),
  );

const measure = (phrases: readonly Phrase[]): number =>
  phrases.reduce((longest, { words }) => Math.max(longest, words), 0);

/** The work with the longest phrase, unless other work of this skill is named beside it, or work of another skill more exactly. */
function findOnly(named: readonly Phrase[], skillId: number): ExactWork | undefined {
  const own = named.filter((phrase) => phrase.skillId === skillId);
  const longest = measure(own);
  const best = own.find(({ words }) => words === longest)?.exactWork;
  if (!best || measure(named) > longest) return undefined;
  const explained = new Set(own.filter(({ exactWork }) => exactWork === best).flatMap(({ terms }) => terms));
  const others = own.filter(({ exactWork }) => exactWork !== best);
  const isOther = ({ terms, words }: Phrase) => words === longest || terms.some((term) => !explained.has(term));
  return others.some(isOther) ? undefined : best;
}
