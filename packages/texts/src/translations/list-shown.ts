import { parse, type Token } from "@messageformat/parser";

/** Lists the texts that a person can see: one for each combination of plural and select cases. A value is `valueMark`. */
export const listShown = (text: string, valueMark = "N"): string[] => combine(parse(text), valueMark);

const combine = (tokens: readonly Token[], mark: string): string[] =>
  tokens.reduce<string[]>(
    (begun, token) => begun.flatMap((start) => listCases(token, mark).map((end) => start + end)),
    [""],
  );

function listCases(token: Token, mark: string): string[] {
  if (token.type === "content") return [token.value];
  if ("cases" in token) return token.cases.flatMap(({ tokens }) => combine(tokens, mark));
  return [mark];
}
