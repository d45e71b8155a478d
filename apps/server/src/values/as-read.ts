import type { FieldIssue } from "@hunarmand/api/errors";
import { AppError, makeIssue } from "./app-error.ts";

/** A fact that a decision depends on. Numbers are amounts in PKR, and lists have no order. */
export type Fact = string | number | Date | null | readonly (string | Date)[];
export type Facts = Readonly<Record<string, Fact>>;

const spell = (fact: Fact): string => {
  if (Array.isArray(fact)) return JSON.stringify(fact.map(spell).toSorted());
  // Two spellings of one instant are equal.
  if (fact instanceof Date) return JSON.stringify(fact.toISOString());
  return JSON.stringify(fact);
};

const isSame = (read: Fact | undefined, now: Fact): boolean =>
  read !== undefined && spell(now instanceof Date && typeof read === "string" ? new Date(read) : read) === spell(now);

/**
 * Compares what a person has read with the current facts (docs/security-rules.md SS5). Call it with the row locked, before any change.
 * `place` is the path of the facts in the body.
 *
 * @throws AppError facts-changed with an issue for each fact that has changed
 */
export function assertAsRead(read: Facts, now: Facts, place = "read."): void {
  const issues = Object.entries(now).flatMap(([name, fact]) =>
    isSame(read[name], fact) ? [] : [nameChange(`${place}${name}`, fact)],
  );
  if (issues.length > 0) throw new AppError("facts-changed", issues);
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const amounts = new Intl.NumberFormat("en");
const moments = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Karachi", dateStyle: "medium", timeStyle: "short" });

/**
 * Ids and lists of documents are not readable, so their issue only says that they have changed. A time is also sent as `at`, in ISO format:
 * `now` is its English text.
 */
function nameChange(field: string, fact: Fact): FieldIssue {
  if (fact === null) return makeIssue(field, "now-none");
  if (typeof fact === "number") return makeIssue(field, "now-amount", { amount: amounts.format(fact) });
  if (fact instanceof Date) return makeIssue(field, "now-text", { now: moments.format(fact), at: fact.toISOString() });
  if (typeof fact !== "string" || id.test(fact)) return makeIssue(field, "now-other");
  return makeIssue(field, "now-text", { now: fact });
}
