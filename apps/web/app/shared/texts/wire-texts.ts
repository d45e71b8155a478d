import type { FieldIssue } from "@hunarmand/api/errors";
import { type IssueValues, readIssue } from "@hunarmand/api/issues";
import issues from "@hunarmand/api/locales/en/issues.json";
import type { Catalogue } from "@hunarmand/texts/catalogue";
import replyWords from "../../locales/en/reply-words.json";
import { makeFormats } from "./formats.ts";
import { getLanguage, getMessages, whenTranslated } from "./messages.ts";

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

interface Worded {
  field?: string;
  code?: string | undefined;
  values?: IssueValues | undefined;
  message: string;
}

interface WireTexts extends Worded {
  issues: readonly FieldIssue[];
}

/**
 * Returns a refusal's texts in the chosen language, made from codes and values. Only for other languages: the reply
 * itself is English.
 */
export async function translateRefusal<T extends WireTexts>(refusal: T): Promise<T> {
  const { default: errors } = await import("@hunarmand/api/locales/en/errors.json");
  await whenTranslated(errors, issues, replyWords);
  const toText = (one: Worded): string => {
    if (one.code === undefined) return one.message;
    const issue = { code: one.code, ...(one.values ? { values: toReader(one) } : {}) };
    return fill(issues, issue) ?? fill(errors, issue) ?? one.message;
  };
  return {
    ...refusal,
    message: toText(refusal),
    issues: refusal.issues.map((issue) => ({ ...issue, message: toText(issue) })),
  };
}

/** A status, role, presence or time that a fact has now, in the reader's language. Other words stay. */
function toReader({ field = "", values = {} }: Worded): IssueValues {
  const { now, at } = values;
  if (now === undefined) return values;
  if (at !== undefined) return { ...values, now: makeFormats(getLanguage()).moment(String(at)) };
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = getMessages(replyWords);
  return { ...values, now: words[field.split(".").at(-1) ?? ""]?.[now] ?? now };
}
