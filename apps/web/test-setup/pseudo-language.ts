import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { makePseudo } from "@hunarmand/texts/make-pseudo";

const root = join(import.meta.dirname, "../../..");
const folder = join(import.meta.dirname, "../test-results/pseudo-language");

/** Returns the folder for the translations of a workspace's catalogues: `…/web/locales` for those of apps/web. */
export const findPseudo = (locales: string): string => join(folder, basename(join(locales, "../..")), "locales");

/** The list of languages with a made-up one, as recipe 12 (docs/recipes.md) adds a language. */
export const pseudoList = join(folder, "languages.json");

/**
 * Writes every catalogue of the browser in a made-up language, and lists it: files, as a translator adds them. Its code belongs to no
 * real language, so no language of the portal has it.
 */
export function setup(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const listed: object = JSON.parse(readFileSync(join(root, "packages/texts/languages.json"), "utf8"));
  writeFileSync(pseudoList, JSON.stringify({ ...listed, xx: { name: "⟦⟧", direction: "ltr", isComplete: true } }));
  for (const locales of [join(root, "apps/web/app/locales"), join(root, "packages/api/src/locales")]) {
    const translated = join(findPseudo(locales), "xx");
    mkdirSync(translated, { recursive: true });
    for (const path of globSync(join(locales, "en/*.json"))) {
      const pseudo = makePseudo(JSON.parse(readFileSync(path, "utf8")));
      writeFileSync(join(translated, basename(path)), JSON.stringify(pseudo));
    }
  }
}
