import { parse, type Token } from "@messageformat/parser";
import type { Language } from "../catalogue.ts";
import { listTexts, type Tree } from "../tree.ts";

export interface Comparison {
  /** Keys without a translation. They are allowed until the language is complete. */
  missing: string[];
  /** What is wrong with the others, each with its key first. */
  faults: string[];
}

/** Compares a translated catalogue with the English one: keys, values in braces, plural forms and choices. */
export function compareCatalogues(english: Tree, translation: Tree, language: Language): Comparison {
  const [own, theirs] = [new Map(listTexts(english)), new Map(listTexts(translation))];
  const missing = [...own].filter(([key, text]) => text !== "" && !theirs.get(key)).map(([key]) => key);
  const unknown = [...theirs.keys()].filter((key) => !own.has(key)).map((key) => `${key} is unknown`);
  const wrong = [...own].flatMap(([key, text]) => {
    const other = theirs.get(key);
    return other ? compareTexts(text, other, language).map((fault) => `${key} ${fault}`) : [];
  });
  return { missing, faults: [...unknown, ...wrong] };
}

function compareTexts(english: string, translated: string, language: Language): string[] {
  if (!isReadable(translated)) return ["cannot be read: its braces or its plural forms are wrong"];
  const [own, theirs] = [readShape(english), readShape(translated)];
  return [...compareValues(own, theirs), ...findWrongCases(own, theirs, language)];
}

/** Whether a text is right ICU MessageFormat. */
export function isReadable(text: string): boolean {
  try {
    return parse(text) !== undefined;
  } catch {
    return false;
  }
}

interface Shape {
  values: Set<string>;
  /** The categories of each plural, without exact numbers. */
  plurals: { name: string; categories: string[] }[];
  choices: Map<string, Set<string>>;
}

function readShape(text: string): Shape {
  const shape: Shape = { values: new Set(), plurals: [], choices: new Map() };
  collect(parse(text), shape);
  return shape;
}

function collect(tokens: readonly Token[], shape: Shape): void {
  for (const token of tokens) {
    if (token.type === "content" || token.type === "octothorpe") continue;
    shape.values.add(token.arg);
    if (!("cases" in token)) continue;
    const keys = token.cases.map(({ key }) => key);
    if (token.type === "select") shape.choices.set(token.arg, new Set(keys));
    else shape.plurals.push({ name: token.arg, categories: keys.filter((key) => !key.startsWith("=")) });
    for (const one of token.cases) collect(one.tokens, shape);
  }
}

function compareValues(own: Shape, theirs: Shape): string[] {
  const lost = [...own.values].filter((name) => !theirs.values.has(name)).map((name) => `leaves out {${name}}`);
  const added = [...theirs.values]
    .filter((name) => !own.values.has(name))
    .map((name) => `has {${name}}, which nothing fills in`);
  return [...lost, ...added];
}

function findWrongCases(own: Shape, theirs: Shape, language: Language): string[] {
  const expected = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted().join(", ");
  const plurals = theirs.plurals
    .filter(({ categories }) => categories.toSorted().join(", ") !== expected)
    .map(({ name }) => `has other plural forms of {${name}} than ${expected}`);
  const choices = [...theirs.choices]
    .filter(([name, keys]) => [...keys].toSorted().join() !== [...(own.choices.get(name) ?? [])].toSorted().join())
    .map(([name]) => `has other choices of {${name}} than English`);
  return [...plurals, ...choices];
}
