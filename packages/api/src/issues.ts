import type texts from "./locales/en/issues.json";

/** Why a field is refused: a key of the catalogue of issues, in English beside this file and translatable. */
export type IssueCode = keyof (typeof texts)["english"];
export type IssueValues = Readonly<Record<string, string | number>>;

/** A schema's message: the code with its values. Server and browser format it in the reader's language. */
export function nameIssue(code: IssueCode, values?: IssueValues): string {
  if (!values) return code;
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return `${code}?${new URLSearchParams(Object.fromEntries(texts))}`;
}

const named = /^([a-z]+(?:-[a-z]+)*)(?:\?(.*))?$/;

/** Returns the code and values in a schema's message. Returns nothing for another text. */
export function readIssue(message: string): { code: IssueCode; values: Record<string, string> } | undefined {
  const [, code, values] = named.exec(message) ?? [];
  if (code === undefined) return undefined;
  return { code: code as IssueCode, values: Object.fromEntries(new URLSearchParams(values)) };
}
