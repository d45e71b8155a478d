import MessageFormat from "@messageformat/core";
// @ts-expect-error its declaration is not among what the package exports
import compileModuleUntyped from "@messageformat/core/compile-module.js";
import { isRightToLeft, type Language, type Texts } from "./catalogue.ts";
import { readPlain } from "./read-values.ts";
import { isolateValues } from "./translations/isolate-values.ts";
import { mapTexts, type Tree } from "./tree.ts";

const compileModule = compileModuleUntyped as (format: MessageFormat, messages: object) => string;

/** The compiler's output for a plain text: a function without values. */
const plainFunction = /: \(\) => ("(?:[^"\\]|\\.)*")/g;

/**
 * Compiles a catalogue into the source of a module. Plain texts stay strings, and each other text becomes a function of its values, so that
 * the browser needs no parser.
 * @returns imports, and the expression of its texts
 */
export function compileCatalogue(tree: Tree, language: Language): { imports: string; texts: string } {
  const [imports = "", texts = ""] = compileModule(new MessageFormat(language), prepare(tree, language)).split(
    "export default ",
  );
  return { imports, texts: texts.trim().replace(plainFunction, ": $1") };
}

const prepare = (tree: Tree, language: Language): Tree =>
  isRightToLeft(language) ? mapTexts(tree, isolateValues) : tree;

/** The same at run time, for a process that reads its catalogues on demand. */
export function fillTree(tree: Tree, language: Language): Texts {
  const format = new MessageFormat(language);
  const fill = (value: string | Tree): Texts[string] => {
    if (typeof value !== "string")
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one)]));
    return readPlain(value) ?? (format.compile(value) as (values: never) => string);
  };
  return fill(prepare(tree, language)) as Texts;
}
