import type { Catalogue } from "./catalogue.ts";

/**
 * The catalogues with a translation whose scripts have run. Compiled catalogues add themselves, so that their translations can be loaded
 * before anything is rendered (vite-plugin.ts).
 */
export const knownCatalogues = new Set<Catalogue<unknown>>();

export function addCatalogue<T>(catalogue: Catalogue<T>): Catalogue<T> {
  knownCatalogues.add(catalogue);
  return catalogue;
}
