import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const rootFolder = join(import.meta.dirname, "../../..");
const reportFile = "chunks.json";

/**
 * One script of the build: the scripts that it loads first, those that it loads on demand, its style sheets, and its
 * source files with their sizes before minifying.
 */
export interface ChunkReport {
  imports: readonly string[];
  dynamicImports: readonly string[];
  styles: readonly string[];
  modules: Readonly<Record<string, number>>;
}

/** Writes the content of each script beside the client's files, for tests and budgets (see public-pages.e2e.ts). */
export const reportChunks = (folder: string): Plugin => ({
  name: "report-chunks",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const entries = chunks.map(({ fileName, modules, ...chunk }): [string, ChunkReport] => [
      fileName,
      {
        imports: chunk.imports,
        dynamicImports: chunk.dynamicImports,
        styles: [...(chunk.viteMetadata?.importedCss ?? [])],
        modules: sizesOf(modules),
      },
    ]);
    writeFileSync(join(folder, reportFile), JSON.stringify(Object.fromEntries(entries)));
  },
});

const sizesOf = (modules: Readonly<Record<string, { renderedLength: number }>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(modules).map(([id, { renderedLength }]) => [relative(rootFolder, id), renderedLength]),
  );
