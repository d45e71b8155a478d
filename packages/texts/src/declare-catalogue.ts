import { readPlain, readValues } from "./read-values.ts";
import type { Tree } from "./tree.ts";

const types = { number: "number", text: "string | number", choice: "string" } as const;

/** The type declaration of a catalogue, so that a missing key or value does not compile. */
export const declareCatalogue = (tree: Tree): string =>
  [
    'import type { Catalogue } from "@hunarmand/texts/catalogue";',
    `declare const catalogue: Catalogue<${declareTree(tree)}>;`,
    "export default catalogue;\n",
  ].join("\n");

function declareTree(tree: Tree): string {
  const entries = Object.entries(tree).map(([key, value]) => {
    const type = typeof value === "string" ? declareText(value) : declareTree(value);
    return `readonly ${JSON.stringify(key)}: ${type};`;
  });
  return `{\n${entries.join("\n")}\n}`;
}

function declareText(text: string): string {
  if (readPlain(text) !== undefined) return "string";
  const values = [...readValues(text)].map(([name, kind]) => `${name}: ${types[kind]}`);
  return `(values: { ${values.join("; ")} }) => string`;
}
