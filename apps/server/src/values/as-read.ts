import type { FieldIssue } from "@hunarmand/api/errors";
import { AppError, makeIssue } from "./app-error.ts";

/** A fact that somebody decides on: numbers are amounts in PKR, lists have no order. */
export type Fact = string | number | Date | null | readonly (string | Date)[];
export type Facts = Readonly<Record<string, Fact>>;

const spell = (fact: Fact): string => {
  if (Array.isArray(fact)) return JSON.stringify(fact.map(spell).toSorted());
  // Two spellings of one instant are the same.
  if (fact instanceof Date) return JSON.stringify(fact.toISOString());
  return JSON.stringify(fact);
};

const isSame = (read: Fact | undefined, now: Fact): boolean =>
  read !== undefined && spell(now instanceof Date && typeof read === "string" ? new Date(read) : read) === spell(now);

/**
 * Holds what somebody has read against how it stands now (docs/security-rules.md SS5). Call it with the row locked, before anything
 * changes; `place` is where the facts stand in the body.
 *
 * @throws AppError facts-changed with an issue for each fact that is another one now
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

/** Names and lists of papers say nothing to a person: those read that it is another one. */
function nameChange(field: string, fact: Fact): FieldIssue {
  if (fact === null) return makeIssue(field, "now-none");
  if (typeof fact === "number") return makeIssue(field, "now-amount", { amount: amounts.format(fact) });
  if (fact instanceof Date) return makeIssue(field, "now-text", { now: moments.format(fact) });
  if (typeof fact !== "string" || id.test(fact)) return makeIssue(field, "now-other");
  return makeIssue(field, "now-text", { now: fact });
}
