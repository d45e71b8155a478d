import type { ReplyOf } from "@hunarmand/api/call";
import { limits } from "@hunarmand/api/limits";
import { type AccountLine, getPersonAccount } from "@hunarmand/api/payments/ledger";
import { callPage } from "../../shared/calls/call-api.ts";

/** A page of a person's account, with its period and the balances before and after. */
export type AccountPage = Omit<ReplyOf<typeof getPersonAccount>, "lines"> & {
  items: readonly AccountLine[];
  nextCursor: string | undefined;
};

interface Period {
  from: string;
  to: string;
}

export async function loadAccountPage(
  id: string,
  { from, to }: Period,
  place: { cursor?: string; limit?: number } = {},
): Promise<AccountPage> {
  const { items: page, nextCursor } = await callPage(getPersonAccount, {
    params: { id },
    query: { from, to, ...place },
  });
  const { lines, ...rest } = page;
  return { ...rest, items: lines, nextCursor };
}

/** Loads all lines of a period, oldest first. */
export async function loadWholeAccount(id: string, period: Period): Promise<AccountLine[]> {
  const lines: AccountLine[] = [];
  let cursor: string | undefined;
  do {
    const page = await loadAccountPage(id, period, { limit: limits.pageItemsMax, ...(cursor ? { cursor } : {}) });
    lines.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return lines.reverse();
}
