import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Language } from "./catalogue.ts";
import { compileCatalogue } from "./compile-catalogue.ts";
import type { Tree } from "./tree.ts";

interface Options {
  /** Where the translations of a folder of catalogues lie: beside English, unless a test brings its own. */
  findTranslations?: (locales: string) => string;
}

const catalogueFile = /[\\/]locales[\\/]([a-z]{2})[\\/][\w-]+\.json$/;

/**
 * Compiles the catalogues that a module imports. An English one leads to its translations, each a chunk of its own: a page
 * carries its own texts, in one language.
 */
export function catalogues({ findTranslations = (locales) => locales }: Options = {}) {
  return {
    name: "catalogues",
    enforce: "pre" as const,
    load(id: string) {
      const language = catalogueFile.exec(id)?.[1] as Language | undefined;
      if (!language) return undefined;
      const { imports, texts } = compileCatalogue(JSON.parse(readFileSync(id, "utf8")) as Tree, language);
      const value =
        language === "en"
          ? `{ english: ${texts}${linkTranslations(findTranslations(localesOf(id)), basename(id))} }`
          : texts;
      return { code: `${imports}\nexport default ${value};`, map: null, moduleType: "js" as const };
    },
  };
}

const localesOf = (id: string): string => dirname(dirname(id));

function linkTranslations(locales: string, file: string): string {
  const others = readdirSync(locales).filter((name) => name !== "en" && existsSync(join(locales, name, file)));
  if (others.length === 0) return "";
  const links = others.map((name) => `${name}: () => import(${JSON.stringify(join(locales, name, file))})`);
  return `, others: { ${links.join(", ")} }`;
}
