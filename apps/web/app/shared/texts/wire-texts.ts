import type { FieldIssue } from "@hunarmand/api/errors";
import { type IssueValues, readIssue } from "@hunarmand/api/issues";
import issues from "@hunarmand/api/locales/en/issues.json";
import type { Catalogue } from "@hunarmand/texts/catalogue";
import { getMessages, whenTranslated } from "./messages.ts";

type Texts = Readonly<Record<string, string | ((values: IssueValues) => string)>>;

function fill(catalogue: Catalogue<unknown>, { code, values = {} }: Pick<FieldIssue, "values"> & { code: string }) {
  const text = (getMessages(catalogue) as Texts)[code];
  return typeof text === "function" ? text(values) : text;
}

/** Returns the text of a schema's issue in the chosen language; other texts are returned unchanged. */
export function toIssueText(message: string): string {
  const issue = readIssue(message);
  return (issue && fill(issues, issue)) ?? message;
}

interface WireTexts {
  code?: string | undefined;
  values?: IssueValues | undefined;
  message: string;
  issues: readonly FieldIssue[];
}

/**
 * Returns a refusal's texts in the chosen language, made from codes and values. Only for other languages: the reply
 * itself is English.
 */
export async function translateRefusal<T extends WireTexts>(refusal: T): Promise<T> {
  const { default: errors } = await import("@hunarmand/api/locales/en/errors.json");
  await whenTranslated(errors, issues);
  const toText = (one: { code?: string | undefined; values?: IssueValues | undefined; message: string }): string => {
    if (one.code === undefined) return one.message;
    const issue = { code: one.code, ...(one.values ? { values: one.values } : {}) };
    return fill(issues, issue) ?? fill(errors, issue) ?? one.message;
  };
  return {
    ...refusal,
    message: toText(refusal),
    issues: refusal.issues.map((issue) => ({ ...issue, message: toText(issue) })),
  };
}
