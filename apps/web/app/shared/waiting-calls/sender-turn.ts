import { makeKey } from "./waiting-call.ts";
import { type Lease, withWaiting } from "./waiting-database.ts";

const turnName = "sender";
/** Longer than one try may take. */
export const leaseMilliseconds = 240_000;
/** Of this page. */
const holder = makeKey();

/** Returns whether this page may still send: asked before each try. */
export type IsOwnTurn = () => Promise<boolean>;

/**
 * Runs the work in one tab at a time for each account: by Web Locks, which end with their tab, or by a lease in the
 * database where the browser has none. Returns whether it was this tab's turn.
 */
export async function takeTurn(person: string, work: (isOwnTurn: IsOwnTurn) => Promise<void>): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return takeLease(person, work);
  return locks.request(`waiting-calls ${person}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await work(async () => true);
    return true;
  });
}

async function takeLease(person: string, work: (isOwnTurn: IsOwnTurn) => Promise<void>): Promise<boolean> {
  const renew = () => renewLease(person);
  if (!(await renew())) return false;
  try {
    await work(renew);
  } finally {
    // Else it ends by its time.
    await changeLease(person, (lease) => (lease?.holder === holder ? { ...lease, until: 0 } : lease)).catch(ignore);
  }
  return true;
}

async function renewLease(person: string): Promise<boolean> {
  const now = Date.now();
  const own = { name: turnName, holder, until: now + leaseMilliseconds };
  // A full device cannot note it. Two tabs that send at once double nothing, because the keys are the same.
  const lease = await changeLease(person, (current) => (isTaken(current, now) ? current : own)).catch(() => own);
  return lease?.holder === holder;
}

const ignore = () => undefined;

/** A lease that ends later than any can was written before the clock was set back. */
const isTaken = (lease: Lease | undefined, now: number): boolean =>
  lease !== undefined && lease.holder !== holder && lease.until > now && lease.until <= now + leaseMilliseconds;

/** Reads and writes in one transaction, so that only one tab finds the lease free. */
const changeLease = (person: string, change: (lease: Lease | undefined) => Lease | undefined) =>
  withWaiting(person, async (database) => {
    const { store, done } = database.transaction("leases", "readwrite");
    const put = async () => {
      const lease = change(await store.get(turnName));
      if (lease) await store.put(lease);
      return lease;
    };
    // An aborted transaction rejects both.
    const [lease] = await Promise.all([put(), done]);
    return lease;
  });
