import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { type ExactWork, indexExactWorks } from "./exact-works.ts";
import { readTerms, readTrade, splitTellingWords, splitWords } from "./read-words.ts";
import { indexSwappedLetters } from "./swapped-letters.ts";

/** A skill with all words that lead to it. Prices in paisa. */
export interface Work {
  id: number;
  category: string;
  /** Of its category. */
  slug: string;
  /** Null: not translated yet. */
  urduCategory: string | null;
  skill: string;
  priceFromPaisa: number;
  priceToPaisa: number;
  /** Everyday names, and the name in Urdu. */
  aliases: readonly string[];
  exactWorks: readonly ExactWork[];
}

/** A skill, with the sub-skill that the words name, if they name only one. */
export interface FoundWork extends Work {
  exactWork: ExactWork | undefined;
}

/** How often each skill was requested in recent jobs, by its id. */
export type Demand = ReadonlyMap<number, number>;

export interface WorkIndex {
  /**
   * The matching skills, the best first: by whole phrases, then by exact words, then by demand, then by the similarity of words, or the lowest
   * price if they have the same name.
   */
  find(typed: string, demand: Demand): FoundWork[];
}

const foundMax = 6;
const termsMax = 8;
/** One typing mistake in a word of four letters, two in a word of seven. */
const oneEdit = (term: string): number | false => (term.length < 4 ? false : 1);
const twoEdits = (term: string): number | false => (term.length < 7 ? oneEdit(term) : 2);
const beginsWord = (term: string): boolean => term.length > 1;

const ownNames = ["skill", "aliases"];
/** Work whose own names have no word of the search is close if it is this similar, compared with the best: a lock has little to do with a fan. */
const closeShare = 0.35;
const exact: SearchOptions = { prefix: false, fuzzy: false };

/** All words of the search must match. Each stage is more lenient than the one before. */
const exactStages: readonly SearchOptions[] = [
  { ...exact, combineWith: "AND", fields: ownNames },
  { ...exact, combineWith: "AND" },
];
/** Only if no whole word matches: the beginning of "carpenter" is no car. */
const beginningStage: SearchOptions = { combineWith: "AND", prefix: beginsWord, fuzzy: false };

/** Only if nothing matches better: misspelt words. The first stage with a result ends the search. */
const misspeltStages: readonly SearchOptions[] = [
  { combineWith: "AND", prefix: beginsWord, fuzzy: oneEdit },
  { combineWith: "AND", prefix: beginsWord, fuzzy: twoEdits },
];

/** Then some of the words. */
const lastStages: readonly SearchOptions[] = [
  { ...exact, combineWith: "OR" },
  { combineWith: "OR", prefix: false, fuzzy: oneEdit },
  { combineWith: "OR", prefix: false, fuzzy: twoEdits },
];

/** Indexes the catalogue's skills, some dozens, in memory. */
export function indexWork(works: readonly Work[]): WorkIndex {
  const byId = new Map(works.map((work) => [work.id, work]));
  const phrases = indexPhrases(works, phraseOf);
  const trades = indexPhrases(works, readTrade);
  const exactWorks = indexExactWorks(works);
  const swapLetters = indexSwappedLetters(works.flatMap(listTexts));
  const index = new MiniSearch<Work>({
    fields: ["skill", "aliases", "exactWorks", "category", "urduCategory"],
    extractField: (work, field) => {
      if (field === "exactWorks") return work.exactWorks.flatMap(({ words }) => words).join("\n");
      const value = work[field as keyof Work];
      return typeof value === "object" && value !== null ? value.join("\n") : ((value ?? "") as string);
    },
    tokenize: readTerms,
    processTerm: (term) => term,
  });
  index.addAll(works);

  const search = (terms: readonly string[], stage: SearchOptions) =>
    onlyClose(index.search(terms.join(" "), { ...stage, tokenize: (text) => text.split(" ") }));

  /** The first stage that finds work ends the search. */
  const searchStages = (stages: readonly SearchOptions[], terms: readonly string[], demand: Demand): number[] => {
    for (const stage of stages) {
      const found = rank(search(terms, stage), demand);
      if (found.length > 0) return found;
    }
    return [];
  };

  /** The works that have all the words, first those whose names they are. */
  const findAll = (typed: string, demand: Demand): number[] => {
    const terms = readTerms(typed).slice(0, termsMax);
    const named = phrases.get(phraseOf(typed)) ?? [];
    const exact = exactWorks.findSkills(typed);
    const telling = named.length > 0 ? [] : (phrases.get(tellingPhraseOf(typed)) ?? []);
    const first = [named, exact, telling].flatMap((works) => byDemand(works, demand));
    // Who says more than a name wants no other work with the name among its exact works: "bijli nahi aa rahi" is no geyser ("bijli ka geyser").
    const saysMore = splitWords(typed).length > terms.length;
    const stages = first.length > 0 && saysMore ? exactStages.slice(0, 1) : exactStages;
    const found = [...new Set([...first, ...stages.flatMap((stage) => rank(search(terms, stage), demand))])];
    return found.length > 0 ? found : searchStages([beginningStage, ...misspeltStages], terms, demand);
  };

  /** The works of any words, the best first, and the words that found them: letters may be swapped in what was typed. */
  const findByWords = (typed: string, demand: Demand): { ids: number[]; words: string } => {
    const ids = findAll(typed, demand);
    if (ids.length > 0) return { ids, words: typed };
    const swapped = swapLetters(typed);
    const found = swapped === undefined ? [] : findAll(swapped, demand);
    if (swapped !== undefined && found.length > 0) return { ids: found, words: swapped };
    return { ids: searchStages(lastStages, readTerms(typed).slice(0, termsMax), demand), words: typed };
  };

  return {
    find: (typed, demand) => {
      if (readTerms(typed).length === 0) return [];
      // Who asks for the person wants no work that only has the word: "bijli wala" is no fitter of geysers ("bijli ka geyser").
      const ofTrade = byDemand(trades.get(readTrade(typed) ?? "") ?? [], demand);
      const { ids, words } = ofTrade.length > 0 ? { ids: ofTrade, words: typed } : findByWords(typed, demand);
      const terms = readTerms(words).slice(0, termsMax);
      const best = ids.slice(0, foundMax).flatMap((id) => byId.get(id) ?? []);
      return best.map((work) => ({ ...work, exactWork: exactWorks.findNamed(work, terms) }));
    },
  };
}

const listTexts = ({ skill, aliases, exactWorks }: Work): string[] => [
  ...[skill, ...aliases],
  ...exactWorks.flatMap(({ words }) => words),
];

/** Leaves out work that is far from the best result. Own names say enough. */
function onlyClose(results: readonly SearchResult[]): SearchResult[] {
  const least = closeShare * Math.max(0, ...results.map(({ score }) => score));
  const isOwn = ({ match }: SearchResult) =>
    Object.values(match).every((fields) => fields.some((field) => ownNames.includes(field)));
  return results.filter((result) => result.score >= least || isOwn(result));
}

/** Orders the results of one stage: by matching words, then by demand, then by similarity. */
function rank(results: readonly SearchResult[], demand: Demand): number[] {
  return [...results]
    .sort(
      (one, other) =>
        other.queryTerms.length - one.queryTerms.length ||
        (demand.get(other.id) ?? 0) - (demand.get(one.id) ?? 0) ||
        other.score - one.score ||
        one.id - other.id,
    )
    .map(({ id }) => id);
}

/** Words without meaning count here, because "AC not cooling" is an alias as a whole. */
const phraseOf = (text: string): string => splitWords(text).join(" ");

/** "plumber" for "koi plumber chahiye". */
const tellingPhraseOf = (text: string): string => splitTellingWords(text).join(" ");

/** The skills of each name and alias, by what `read` returns for it. Those without a reading are left out. */
function indexPhrases(
  works: readonly Work[],
  read: (text: string) => string | undefined,
): ReadonlyMap<string, readonly Work[]> {
  const phrases = new Map<string, Work[]>();
  for (const work of works)
    for (const phrase of new Set([work.skill, ...work.aliases].flatMap((text) => read(text) ?? [])))
      phrases.set(phrase, [...(phrases.get(phrase) ?? []), work]);
  return phrases;
}

const byDemand = (works: readonly Work[], demand: Demand): number[] =>
  [...works]
    .sort(
      (one, other) =>
        (demand.get(other.id) ?? 0) - (demand.get(one.id) ?? 0) ||
        // Most people who need a plumber need a small repair.
        one.priceFromPaisa - other.priceFromPaisa ||
        one.id - other.id,
    )
    .map(({ id }) => id);
