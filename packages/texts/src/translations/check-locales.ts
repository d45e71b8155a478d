import { listTexts, type Tree } from "../tree.ts";
import { findGlossaryFaults } from "../urdu/find-glossary-faults.ts";
import { findUrduFaults } from "../urdu/find-urdu-faults.ts";
import { type Comparison, compareCatalogues, isReadable } from "./compare-catalogues.ts";
import { findSameTexts, type Pair } from "./find-same-texts.ts";
import type { ExcusableRule, Locales } from "./read-locales.ts";
import { furtherStates, readState, type stateNames } from "./states.ts";

export interface Report {
  /** "catalogue: key", for each text without a translation. */
  missing: string[];
  faults: string[];
  /** How many texts are in each state. */
  counts: Record<keyof typeof stateNames, number>;
}

/** A broken rule: only those of `excusableRules` can be allowed. */
interface Fault {
  rule?: ExcusableRule;
  place: string;
  message: string;
}

/** Checks the translation of one workspace's catalogues (docs/urdu.md). */
export function checkLocales(locales: Locales): Report {
  const { english, translated } = locales;
  const compared = [...english].map(([name, tree]) => ({ name, ...compare(tree, translated.get(name), locales) }));
  const pairs = listPairs(locales);
  const found: Fault[] = [
    ...compared.flatMap(({ name, faults }) => faults.map((message) => ({ place: name, message }))),
    ...[...translated.keys()].filter((name) => !english.has(name)).map((place) => ({ place, message: "is unknown" })),
    ...(locales.language === "ur" ? pairs.flatMap(findFaults) : []),
    ...findSameTexts(pairs).map(({ place, message }) => ({ rule: "same-text" as const, place, message })),
    ...findOldStates(locales, pairs),
  ];
  return {
    missing: compared.flatMap(({ name, missing }) => missing.map((key) => `${name}: ${key}`)),
    faults: withoutAllowed(found, locales),
    counts: countStates(locales, pairs),
  };
}

const compare = (english: Tree, translation: Tree | undefined, { language }: Locales): Comparison =>
  compareCatalogues(english, translation ?? {}, language);

/** Lists the translated texts beside the English ones. Texts that cannot be read are left out: they are faults already. */
function listPairs(locales: Locales): Pair[] {
  return [...locales.english].flatMap(([name, tree]) => {
    const theirs = new Map(listTexts(locales.translated.get(name) ?? {}));
    return listTexts(tree).flatMap(([key, english]) => {
      const translated = theirs.get(key);
      return translated && isReadable(translated) ? [{ name, key, english, translated }] : [];
    });
  });
}

/** The rules of Urdu. */
function findFaults({ name, key, english, translated }: Pair): Fault[] {
  const place = `${name}: ${key}`;
  const { forms, latin } = findUrduFaults(translated);
  return [
    ...forms.map((message) => ({ rule: "forms" as const, place, message })),
    ...latin.map((message) => ({ rule: "latin" as const, place, message })),
    ...findGlossaryFaults(english, translated).map((message) => ({ rule: "glossary" as const, place, message })),
  ];
}

/** A state that was written for another wording. */
const findOldStates = ({ states }: Locales, pairs: readonly Pair[]): Fault[] =>
  Object.entries(states).flatMap(([name, ofCatalogue]) =>
    Object.entries(ofCatalogue).flatMap(([key, written]) => {
      const pair = pairs.find((one) => one.name === name && one.key === key);
      const isCurrent = pair && readState(written, pair.english, pair.translated) !== "drafted";
      const message = "was changed after it was read: read it again, or take its state out";
      return isCurrent ? [] : [{ place: `${name}: ${key}`, message }];
    }),
  );

function withoutAllowed(found: readonly Fault[], { allowances, folder, language }: Locales): string[] {
  const used = new Set<string>();
  const kept = found.filter(({ rule, place }) => {
    if (rule === undefined || allowances[rule]?.[place] === undefined) return true;
    used.add(`${rule} ${place}`);
    return false;
  });
  const unused = Object.entries(allowances).flatMap(([rule, places]) =>
    Object.keys(places)
      .filter((place) => !used.has(`${rule} ${place}`))
      .map((place) => `${folder}/${language}.allowed.json: "${place}" needs no allowance of "${rule}"`),
  );
  return [...kept.map(({ place, message }) => `${folder}/${language}/${place} ${message}`), ...unused];
}

function countStates({ states }: Locales, pairs: readonly Pair[]): Report["counts"] {
  const found = pairs.map(({ name, key, english, translated }) => readState(states[name]?.[key], english, translated));
  const count = (state: string): number => found.filter((one) => one === state).length;
  return { drafted: count("drafted"), blind: count(furtherStates[0]), native: count(furtherStates[1]) };
}
