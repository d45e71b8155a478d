import { join, relative, resolve } from "node:path";
import { type ESTree, type Plugin, parseAst, type Rolldown } from "vite";

const appFolder = join(import.meta.dirname, "app");
const fetcher = join(appFolder, "shared/parts/fetch-files.ts");
const translator = join(appFolder, "shared/texts/messages.ts");
/** Its imports are the translations themselves. */
const isCatalogue = (id: string): boolean => /[\\/]locales[\\/]/.test(id);
const assets = /^assets\//;
/**
 * A placeholder in a script for a module's files, until their names are known. The names of the scripts are made from it:
 * with a whole path, they and the compressed sizes would depend on the folder of the checkout.
 */
const placeOf = (id: string): string => `files of ${relative(import.meta.dirname, id)}`;
const places = /(["'`])files of (.+?)\1/g;

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } };
/** By file name. */
type Chunks = ReadonlyMap<string, Chunk>;

/**
 * Adds before each `import()` of the app a call that fetches all files it needs and its script has not loaded. The
 * reason is in app/shared/parts/fetch-files.ts. Vite's own preloading is off (vite.config.ts): it would request the
 * same files with a final failure. Adds after it a call that loads the texts of the new scripts in the page's language,
 * so that no part shows English for a moment.
 */
export const fetchFirst = (): Plugin => ({
  name: "fetch-first",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async transform(code, id) {
    if (!id.startsWith(appFolder) || !code.includes("import(")) return undefined;
    const imports = findImports(parseAst(code)).sort((a, b) => b.start - a.start);
    if (imports.length === 0) return undefined;
    let changed = code;
    for (const { start, end, source } of imports) {
      const found = await this.resolve(source, id);
      if (!found) this.error(`${source} is imported by ${id}, but does not exist.`);
      const fetching = `fetchFilesFirst(${JSON.stringify(placeOf(found.id))})`;
      const translating = isCatalogue(id) ? "" : ".then(addTextsAfter)";
      const whole = `${fetching}.then(() => ${changed.slice(start, end)})${translating}`;
      changed = `${changed.slice(0, start)}${whole}${changed.slice(end)}`;
    }
    const helpers = [`import { fetchFiles as fetchFilesFirst } from ${JSON.stringify(fetcher)};`];
    if (!isCatalogue(id)) helpers.push(`import { withTexts as addTextsAfter } from ${JSON.stringify(translator)};`);
    return { code: `${helpers.join("\n")}\n${changed}`, map: null };
  },
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const scripts = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
      const chunks = new Map(scripts.map((chunk) => [chunk.fileName, chunk]));
      for (const chunk of scripts)
        chunk.code = chunk.code.replace(places, (_, _quote, path: string) =>
          JSON.stringify(listFilesOf(resolve(import.meta.dirname, path), chunk, chunks).join(" ")),
        );
    },
  },
});

interface Import {
  start: number;
  end: number;
  source: string;
}

/** Returns the dynamic imports of one file. Each must name its module. */
function findImports(node: unknown): Import[] {
  if (Array.isArray(node)) return node.flatMap(findImports);
  if (typeof node !== "object" || node === null) return [];
  const below = Object.values(node).flatMap(findImports);
  if (!("type" in node) || node.type !== "ImportExpression") return below;
  const { start, end, source } = node as ESTree.ImportExpression;
  if (source.type !== "Literal") throw new Error("A dynamic import must name its module.");
  return [{ start, end, source: String(source.value) }];
}

/** Returns scripts and style sheets, relative to /assets. */
function listFilesOf(id: string, importer: Chunk, chunks: Chunks): string[] {
  const own = [...chunks.values()].filter((chunk) => chunk.facadeModuleId === id || id in chunk.modules);
  if (own.length === 0) throw new Error(`${id} is in no script.`);
  const loaded = withImports([importer], chunks);
  const files = [...withImports(own, chunks)]
    .filter((chunk) => !loaded.has(chunk))
    .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
  return [...new Set(files)].map((file) => file.replace(assets, ""));
}

function withImports(first: readonly Chunk[], chunks: Chunks): Set<Chunk> {
  const all = new Set<Chunk>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || all.has(chunk)) return;
    all.add(chunk);
    for (const fileName of chunk.imports) add(chunks.get(fileName));
  };
  first.forEach(add);
  return all;
}
