import type { Plugin } from "vite";

const catalogue = /[\\/]locales[\\/][a-z]{2}[\\/][\w-]+\.json$/;

/**
 * Makes the development server treat a compiled catalogue as a script. It does not resolve imports in modules whose
 * name ends in ".json", and a browser cannot find "@messageformat/runtime". The build has no such rule.
 */
export const serveCatalogues = (): Plugin => ({
  name: "serve-catalogues",
  apply: "serve",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  async resolveId(source, importer) {
    const written = source.replace(/\.json\.js(\?.*)?$/, ".json");
    if (!catalogue.test(written)) return undefined;
    const found = await this.resolve(written, importer, { skipSelf: true });
    return found ? `${found.id}.js` : undefined;
  },
});
