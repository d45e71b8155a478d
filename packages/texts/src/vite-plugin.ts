import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Language } from "./catalogue.ts";
import { compileCatalogue } from "./compile-catalogue.ts";
import { completeTree } from "./translations/complete-tree.ts";
import type { Tree } from "./tree.ts";

interface Options {
  /** Where the translations of a folder of catalogues are. Default: beside English. Tests use their own. */
  findTranslations?: (locales: string) => string;
}

/** The object on which a plugin's hook is called. */
interface Watcher {
  addWatchFile(file: string): void;
}

/** What Vitest passes to a plugin: it keeps compiled modules on the disk. */
interface TestCache {
  defineCacheKeyGenerator(generate: (module: { id: string }) => string | null): void;
}

/** Also as named by the development server, with ".js" at the end. */
const catalogueFile = /^(.*[\\/]locales[\\/]([a-z]{2})[\\/][\w-]+\.json)(?:\.js)?$/;

/**
 * Compiles the catalogues that a module imports. An English one links to its translations, each in its own chunk, so that a page loads only
 * its own texts in one language.
 */
export function catalogues({ findTranslations = (locales) => locales }: Options = {}) {
  const compile = (file: string, language: string): string => {
    const { imports, texts } = compileCatalogue(readTree(file, language), language as Language);
    const links = language === "en" ? linkTranslations(findTranslations(localesOf(file)), basename(file)) : "";
    return `${imports}\n${writeExport(texts, language, links)}`;
  };
  return {
    name: "catalogues",
    enforce: "pre" as const,
    load(this: Watcher | undefined, id: string) {
      const [, file, language] = catalogueFile.exec(id) ?? [];
      if (!file || !language) return undefined;
      if (id !== file) this?.addWatchFile(file);
      return { code: compile(file, language), map: null, moduleType: "js" as const };
    },
    /** The result depends on more files than the catalogue: on its translations, and on this compiler. */
    configureVitest({ defineCacheKeyGenerator }: TestCache) {
      defineCacheKeyGenerator(({ id }) => {
        const [, file, language] = catalogueFile.exec(id) ?? [];
        return file && language ? compile(file, language) : null;
      });
    },
  };
}

/** A catalogue with translations adds itself to the known ones. Others need no script for that. */
function writeExport(texts: string, language: string, links: string): string {
  if (language !== "en") return `export default ${texts};`;
  if (links === "") return `export default { english: ${texts} };`;
  const added = `export default addCatalogue({ english: ${texts}, ${links} });`;
  return `import { addCatalogue } from "@hunarmand/texts/known-catalogues";\n${added}`;
}

/** An unfinished translation has English texts for those that it lacks. */
function readTree(file: string, language: string): Tree {
  const tree = JSON.parse(readFileSync(file, "utf8")) as Tree;
  const english = join(localesOf(file), "en", basename(file));
  if (language === "en" || !existsSync(english)) return tree;
  return completeTree(JSON.parse(readFileSync(english, "utf8")) as Tree, tree);
}

const localesOf = (id: string): string => dirname(dirname(id));

function linkTranslations(locales: string, file: string): string {
  const others = readdirSync(locales).filter((name) => name !== "en" && existsSync(join(locales, name, file)));
  if (others.length === 0) return "";
  const links = others.map((name) => `${name}: () => import(${JSON.stringify(join(locales, name, file))})`);
  return `others: { ${links.join(", ")} }`;
}
