import type { ReplyOf } from "@hunarmand/api/call";
import { limits } from "@hunarmand/api/limits";
import { getStatement, type StatementLine } from "@hunarmand/api/payments/statement";
import { callPage } from "../../shared/calls/call-api.ts";

/** A page of the statement, with its period and the balances before and after. */
export type StatementPage = Omit<ReplyOf<typeof getStatement>, "lines"> & {
  items: readonly StatementLine[];
  nextCursor: string | undefined;
};

export interface StatementTime {
  from: string;
  to: string;
}

export async function loadStatementPage(time: StatementTime, cursor?: string, limit?: number): Promise<StatementPage> {
  const { items: page, nextCursor } = await callPage(getStatement, { query: { ...time, cursor, limit } });
  const { lines, ...rest } = page;
  return { ...rest, items: lines, nextCursor };
}

/** A longer PDF is not useful. */
export const linesMax = 5_000;

/** Loads all lines of the period, oldest first; undefined when there are too many. */
export async function loadWholeStatement(time: StatementTime): Promise<StatementPage | undefined> {
  const first = await loadStatementPage(time, undefined, limits.pageItemsMax);
  const lines = [...first.items];
  for (let cursor = first.nextCursor; cursor !== undefined; ) {
    if (lines.length >= linesMax) return undefined;
    const page = await loadStatementPage(time, cursor, limits.pageItemsMax);
    lines.push(...page.items);
    cursor = page.nextCursor;
  }
  return { ...first, items: lines.reverse(), nextCursor: undefined };
}
