import { parse, type Token } from "@messageformat/parser";

type Kind = "number" | "text" | "choice";

/** Returns the names of a text's values with their kinds. */
export function readValues(text: string): Map<string, Kind> {
  const values = new Map<string, Kind>();
  collect(parse(text), values);
  return values;
}

function collect(tokens: readonly Token[], values: Map<string, Kind>): void {
  for (const token of tokens) {
    if (token.type === "content" || token.type === "octothorpe") continue;
    const kind = kindOf(token);
    if (kind !== "text" || !values.has(token.arg)) values.set(token.arg, kind);
    if ("cases" in token) for (const { tokens: inner } of token.cases) collect(inner, values);
  }
}

function kindOf({ type }: Token): Kind {
  if (type === "plural" || type === "selectordinal") return "number";
  return type === "select" ? "choice" : "text";
}

/** Returns a text without values, as shown. Returns nothing for other texts. */
export function readPlain(text: string): string | undefined {
  const tokens = parse(text);
  if (tokens.some(({ type }) => type !== "content")) return undefined;
  return tokens.map((token) => (token.type === "content" ? token.value : "")).join("");
}
