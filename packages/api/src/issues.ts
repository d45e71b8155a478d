import type texts from "./locales/en/issues.json";

/** Why a field is refused: a key of the catalogue of issues, which stands beside in English and can be translated. */
export type IssueCode = keyof (typeof texts)["english"];
export type IssueValues = Readonly<Record<string, string | number>>;

/** What a schema gives as its message: the code with its values, from which both sides make a text in a person's language. */
export function nameIssue(code: IssueCode, values?: IssueValues): string {
  if (!values) return code;
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return `${code}?${new URLSearchParams(Object.fromEntries(texts))}`;
}

const named = /^([a-z]+(?:-[a-z]+)*)(?:\?(.*))?$/;

/** The code and values in a schema's message; nothing when it is a text of another making. */
export function readIssue(message: string): { code: IssueCode; values: Record<string, string> } | undefined {
  const [, code, values] = named.exec(message) ?? [];
  if (code === undefined) return undefined;
  return { code: code as IssueCode, values: Object.fromEntries(new URLSearchParams(values)) };
}
