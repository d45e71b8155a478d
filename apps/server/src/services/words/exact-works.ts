import { readRun, readTerms } from "./read-words.ts";

/** A sub-skill with all words that name it: its names in English and Urdu, and its aliases. */
export interface ExactWork {
  id: number;
  name: string;
  words: readonly string[];
}

interface Skill {
  skill: string;
  exactWorks: readonly ExactWork[];
}

interface ReadWork {
  exactWork: ExactWork;
  /** The folded words of each name and alias. */
  phrases: readonly (readonly string[])[];
  /** Each name and alias of two words or more, with the words that have no meaning alone: "pankha kharab" is a repair. */
  runs: readonly string[];
}

export interface ExactWorkIndex<S extends Skill> {
  /** The skills of which the search contains a phrase of two words or more, word by word: those of the longest one. */
  findSkills(typed: string): S[];
  /**
   * The sub-skill of this skill that the search names: by its longest whole phrase, or else by a word that no other has. Undefined where
   * several fit as well, because a wrong one would show a wrong price.
   */
  findNamed(skill: S, terms: readonly string[]): ExactWork | undefined;
}

/** A shorter word, such as "AC", is part of many names. */
const namingLettersMin = 3;

/** Indexes the sub-skills, some hundreds, in memory. */
export function indexExactWorks<S extends Skill>(skills: readonly S[]): ExactWorkIndex<S> {
  const bySkill = new Map(skills.map((skill) => [skill.skill, skill.exactWorks.map(readWork)]));
  const worksOf = ({ skill }: S) => bySkill.get(skill) ?? [];
  return {
    findSkills: (typed) => {
      const run = readRun(typed);
      const found = skills.map((skill) => ({ skill, length: measureRuns(worksOf(skill), run) }));
      const longest = Math.max(1, ...found.map(({ length }) => length));
      return found.filter(({ length }) => length === longest).map(({ skill }) => skill);
    },
    findNamed: (skill, terms) => {
      const works = worksOf(skill);
      const longest = Math.max(0, ...works.map((work) => measure(work, terms)));
      if (longest > 0) return findOnly(works, (work) => measure(work, terms) === longest);
      const telling = terms.filter((term) => term.length >= namingLettersMin && !readTerms(skill.skill).includes(term));
      return findOnly(works, ({ phrases }) =>
        phrases.slice(0, 1).some((name) => name.some((term) => telling.includes(term))),
      );
    },
  };
}

const countWords = (run: string): number => run.trim().split(" ").length;

const readWork = (exactWork: ExactWork): ReadWork => ({
  exactWork,
  phrases: exactWork.words.map(readTerms),
  runs: exactWork.words.map(readRun).filter((run) => countWords(run) > 1),
});

/** Returns the number of words of the longest run that the search contains, or 0. */
const measureRuns = (works: readonly ReadWork[], typed: string): number =>
  Math.max(0, ...works.flatMap(({ runs }) => runs.filter((run) => typed.includes(run)).map(countWords)));

/** Returns the number of words of the longest phrase that the search contains as a whole. */
const measure = ({ phrases }: ReadWork, terms: readonly string[]): number =>
  Math.max(0, ...phrases.map((phrase) => (phrase.every((term) => terms.includes(term)) ? phrase.length : 0)));

function findOnly(works: readonly ReadWork[], isNamed: (work: ReadWork) => boolean): ExactWork | undefined {
  const named = works.filter(isNamed);
  return named.length === 1 ? named[0]?.exactWork : undefined;
}
