import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Language } from "../catalogue.ts";
import type { Tree } from "../tree.ts";
import type { States } from "./states.ts";

/** Rules from which a text may be excepted. */
export const excusableRules = ["glossary", "latin", "same-text", "forms"] as const;
export type ExcusableRule = (typeof excusableRules)[number];

/**
 * Texts that break a rule for a reason, each as `"catalogue: key": "reason"`. For "same-text" it is enough to name all but one of the texts
 * that are the same. Beside the catalogues, as `ur.allowed.json`.
 */
export type Allowances = Partial<Record<ExcusableRule, Record<string, string>>>;

/** The catalogues of one workspace, with one of their translations. */
export interface Locales {
  folder: string;
  language: Language;
  english: ReadonlyMap<string, Tree>;
  translated: ReadonlyMap<string, Tree>;
  allowances: Allowances;
  states: States;
}

/** The folders with catalogues. `root` is the repository, for callers that run in a folder of it. */
export const listLocaleFolders = (root = "."): string[] =>
  globSync("{apps,packages}/*/{app,src}/locales/en/", { cwd: root }).map((path) => join(root, path, ".."));

export function readLocales(folder: string, language: Language): Locales {
  return {
    ...{ folder, language },
    english: readCatalogues(join(folder, "en")),
    translated: readCatalogues(join(folder, language)),
    allowances: readIfThere<Allowances>(join(folder, `${language}.allowed.json`)) ?? {},
    states: readIfThere<States>(join(folder, `${language}.states.json`)) ?? {},
  };
}

const readCatalogues = (folder: string): Map<string, Tree> =>
  new Map(
    globSync(join(folder, "*.json"))
      .toSorted()
      .map((path) => [basename(path, ".json"), JSON.parse(readFileSync(path, "utf8")) as Tree]),
  );

const readIfThere = <T>(path: string): T | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as T) : undefined;
