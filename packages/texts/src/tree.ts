/** A catalogue as a translator edits it: nested keys, each with a text in ICU MessageFormat. */
export interface Tree {
  readonly [key: string]: string | Tree;
}

/** Lists all texts with the paths of their keys: `["requested.count", "{count, plural, …}"]`. */
export function listTexts(tree: Tree, before = ""): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[before + key, value]] : listTexts(value, `${before}${key}.`),
  );
}

/** Returns the same tree with each text replaced. */
export function mapTexts(tree: Tree, replace: (text: string) => string): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === "string" ? replace(value) : mapTexts(value, replace),
    ]),
  );
}
