import { join } from "node:path";

const appFolder = join(import.meta.dirname, "../app");

/** Every page loads what these import, and what the pages' heads are made with. */
const shellEntries = [
  "root.tsx",
  "shared/layout/site.tsx",
  "shared/texts/page-meta.ts",
  "shared/texts/structured-data.ts",
  "shared/calls/call-api.ts",
];

/** Of packages: React, the router, and the parts of Mantine that header and footer are built from, with what those import. */
const framework =
  /rolldown\/runtime|node_modules\/(?:(?:react|react-dom|react-router|scheduler|clsx)\/|@mantine\/core\/esm\/(?:core\/(?:Box|DirectionProvider|factory|MantineProvider|styles-api)|components\/(?:Anchor|Button|Text|Title|UnstyledButton))\/)/;

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Own modules that come with these entries by static import: what is imported on demand has chunks of its own. */
function findShell(graph: Graph): ReadonlySet<string> {
  const shell = new Set<string>();
  const add = (id: string): void => {
    if (shell.has(id) || id.includes("/node_modules/")) return;
    shell.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  for (const entry of shellEntries) add(join(appFolder, entry));
  return shell;
}

let known: { graph: Graph; shell: ReadonlySet<string> } | undefined;

function isInShell(id: string, graph: Graph): boolean {
  if (known?.graph !== graph) known = { graph, shell: findShell(graph) };
  return known.shell.has(id);
}

/**
 * What every page needs, in two files instead of thirty: fewer requests on a slow network, and text compresses better together.
 * What only some pages use, above all what only a signed-in person sees, stays in chunks of its own.
 */
export const chunkGroups = [
  { name: "framework", test: framework, priority: 2 },
  { debugName: "shell", name: (id: string, graph: Graph) => (isInShell(id, graph) ? "shell" : null), priority: 1 },
];
