import MessageFormat from "@messageformat/core";
// @ts-expect-error its declaration is not among what the package exports
import compileModuleUntyped from "@messageformat/core/compile-module.js";
import type { Language, Texts } from "./catalogue.ts";
import { readPlain } from "./read-values.ts";
import type { Tree } from "./tree.ts";

const compileModule = compileModuleUntyped as (format: MessageFormat, messages: object) => string;

/** A function without values, as the compiler writes it for a plain text. */
const plainFunction = /: \(\) => ("(?:[^"\\]|\\.)*")/g;

/**
 * A catalogue as the source of a module: plain texts stay strings, and each other becomes a function of its values, so that no parser
 * goes to the browser.
 * @returns imports, and the expression of its texts
 */
export function compileCatalogue(tree: Tree, language: Language): { imports: string; texts: string } {
  const [imports = "", texts = ""] = compileModule(new MessageFormat(language), tree).split("export default ");
  return { imports, texts: texts.trim().replace(plainFunction, ": $1") };
}

/** The same at once, for a process that reads its catalogues when it needs them. */
export function fillTree(tree: Tree, language: Language): Texts {
  const format = new MessageFormat(language);
  const fill = (value: string | Tree): Texts[string] => {
    if (typeof value !== "string")
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one)]));
    return readPlain(value) ?? (format.compile(value) as (values: never) => string);
  };
  return fill(tree) as Texts;
}
