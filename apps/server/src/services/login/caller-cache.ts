import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "../../database/database.ts";
import { runWork, Work } from "../../database/work.ts";
import { runApart } from "../live/wake-ups.ts";
import type { Caller } from "./caller.ts";

/** A caller as read with their session. */
export interface KnownCaller {
  caller: Caller;
  expiresAt: Date;
}

/** Less than the second after which an ended session must be rejected on every process (docs/product.md A4). */
const freshMilliseconds = 500;
/** While the database is unreachable. Separate from the calls' own limits, because calls share a check. */
const lookWaitMillisecondsMax = 3_000;
const rememberMilliseconds = 60_000;
const callersMax = 10_000;
/** After a longer pause changes may have been deleted before this process read them. */
const silenceMilliseconds = 20 * 60_000;

/**
 * Caches callers by token. A cached caller is used for at most half a second without a check for changes. One statement checks for all
 * callers: triggers record each change of a session, an account or a status in its transaction. Transactions that were open during one
 * check are read again by the next.
 * @param deadlineScale multiplies how long a check waits for the database (setting DEADLINE_SCALE)
 */
export function cacheCallers(db: Database, deadlineScale: number) {
  const remembered = new LRUCache<string, KnownCaller>({ max: callersMax, ttl: rememberMilliseconds });
  /** Changed accounts with the number of the check that found the change. */
  const changed = new LRUCache<string, number>({ max: callersMax, ttl: rememberMilliseconds });
  let looks = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let horizon: bigint | undefined;
  let looking: Promise<void> | undefined;

  const forgetAccount = (accountId: string): void => {
    changed.set(accountId, looks + 1);
    for (const [token, { caller }] of remembered.entries())
      if (caller.accountId === accountId) remembered.delete(token);
  };
  const look = async (): Promise<void> => {
    const startedAt = performance.now();
    const { rows } = await sql<{ horizon: string; accounts: string[] }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, array(
        select account_id from caller_changes where xid >= ${String(horizon ?? 0n)}::xid8
          and ${horizon !== undefined}) as accounts`.execute(db);
    const [{ horizon: text, accounts } = { horizon: "0", accounts: [] }] = rows;
    const newest = BigInt(text);
    looks += 1;
    // Another database than before, or changes were deleted unread.
    const isBroken = horizon === undefined || newest < horizon || startedAt - lookedAt > silenceMilliseconds;
    if (isBroken) remembered.clear();
    else for (const id of new Set(accounts)) forgetAccount(id);
    horizon = newest;
    lookedAt = startedAt;
  };
  const isFresh = (): boolean => performance.now() - lookedAt < freshMilliseconds;

  return {
    /** Checks for changes, unless that was done a moment ago. Simultaneous calls share a check. */
    refresh: async (): Promise<void> => {
      if (isFresh()) return;
      const work = new Work({ waitMillisecondsMax: lookWaitMillisecondsMax * deadlineScale });
      looking ??= runApart(() => runWork(work, look)).finally(() => {
        work.end();
        looking = undefined;
      });
      await looking;
    },
    has: (token: string): boolean => remembered.has(token),
    /** Returns the cached caller of this token. Call `refresh` first. */
    find: (token: string, now: Date): Caller | undefined => {
      const known = isFresh() ? remembered.get(token) : undefined;
      return known && known.expiresAt > now ? known.caller : undefined;
    },
    /** Call it before a session is read. The returned function caches what was read, unless it changed meanwhile. */
    beginReading: () => {
      const looksBefore = looks;
      const isKnown = horizon !== undefined;
      return (token: string, known: KnownCaller): void => {
        const hasChanged = (changed.get(known.caller.accountId) ?? 0) > looksBefore;
        if (isKnown && isFresh() && !hasChanged) remembered.set(token, known);
      };
    },
    /** A change applies at once on this process. */
    forgetAccount,
    forgetAll: (): void => remembered.clear(),
    forgetSession: (sessionId: string): void => {
      for (const { caller } of remembered.values()) if (caller.sessionId === sessionId) forgetAccount(caller.accountId);
    },
  };
}
