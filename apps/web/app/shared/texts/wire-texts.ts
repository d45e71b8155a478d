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

/** What a schema's refusal says in the language chosen; a text of another making as it is. */
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
 * The texts of a refusal in the language chosen, made from codes and values. English comes with the reply itself, so
 * this is asked for the others alone.
 */
export async function translateRefusal<T extends WireTexts>(refusal: T): Promise<T> {
  const { default: errors } = await import("@hunarmand/api/locales/en/errors.json");
  await whenTranslated(errors, issues);
  const say = (one: { code?: string | undefined; values?: IssueValues | undefined; message: string }): string => {
    if (one.code === undefined) return one.message;
    const told = { code: one.code, ...(one.values ? { values: one.values } : {}) };
    return fill(issues, told) ?? fill(errors, told) ?? one.message;
  };
  return {
    ...refusal,
    message: say(refusal),
    issues: refusal.issues.map((issue) => ({ ...issue, message: say(issue) })),
  };
}
