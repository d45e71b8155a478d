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

/** What most of the visitors' pages are built from, beside the shell. */
const parts =
  /app\/shared\/(?:layout\/(?:page-hero|drawings\/(?:hero-drawing|line-icon))|lists\/(?:info-tile|stars)|texts\/use-formats)\.tsx?|@mantine\/core\/esm\/components\/(?:ActionIcon|Alert|Badge|Card|CloseButton|Paper)\//;
/** Parts of pages whose scripts come when they are near: only visitors' pages have some. */
const near = /app\/shared\/layout\/when-near\.tsx/;
/** What a screen needs that reads a reply or a form by its schema. */
const schemas =
  /node_modules\/zod\/|packages\/api\/src\/(?:(?:call|fields|issues|steps)\.ts|locales\/en\/issues\.json)|app\/shared\/(?:texts\/wire-texts|calls\/use-send-once)\.ts/;
/** Fields, with a form around them or without. */
const fields =
  /@mantine\/(?:hooks\/esm\/use-(?:merged-ref|uncontrolled)|core\/esm\/components\/(?:Input|InputBase|TextInput|Textarea))\//;
/** What a screen with a form needs beside its schema and its fields. */
const forms =
  /app\/(?:shared\/forms\/(?:form-body|form-fields|submit-button|use-call-form)|inquiries\/use-inquiry)\.tsx?|node_modules\/@mantine\/form\/|@mantine\/core\/esm\/components\/PasswordInput\//;
/** The texts of all screens on which somebody writes to the company. */
const inquiries = /app\/locales\/en\/inquiries\.json/;

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
 * What every page needs, and what many need together, in a few files instead of forty: a browser asks for six at a time, and each turn
 * costs a slow network half a second; text compresses better together, too. What only some pages use, above all what only a signed-in
 * person sees, stays in chunks of its own. A module goes to the first group here that wants it, with all that it imports.
 */
export const chunkGroups = [
  { name: "framework", test: framework },
  { debugName: "shell", name: (id: string, graph: Graph) => (isInShell(id, graph) ? "shell" : null) },
  { name: "parts", test: parts },
  { name: "near", test: near },
  { name: "schemas", test: schemas },
  // Some screens without a form need one of its styles: they must not load the forms for it.
  { name: "hidden", test: /styles\/VisuallyHidden\.css/ },
  { name: "fields", test: fields },
  { name: "form-styles", test: /shared\/forms\/form-styles\.ts/ },
  { name: "forms", test: forms },
  { name: "inquiries", test: inquiries },
].map((group, place, all) => ({ ...group, priority: all.length - place }));
