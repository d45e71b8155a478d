import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../../src/database/database.ts";

const pollMilliseconds = 3;

/** Two requests about locked rows. */
export interface Pair<T> {
  early: () => Promise<T>;
  late: () => Promise<T>;
}

/** Two requests about one job. */
interface Held<T> extends Pair<T> {
  jobId: string;
}

/**
 * Sends requests about these jobs while their rows are locked, see `takeWhileLocked`. This finds each step that writes without a second look
 * at what it has read.
 */
export function takeWhileHeld<T>(db: Database, held: Held<T>[]): Promise<[early: T, late: T][]> {
  const jobIds = held.map(({ jobId }) => jobId);
  const lock = async (transaction: Database) => {
    await transaction.selectFrom("jobs").select("id").where("id", "in", jobIds).forUpdate().execute();
    await transaction.selectFrom("offers").select("jobId").where("jobId", "in", jobIds).forUpdate().execute();
  };
  return takeWhileLocked(db, lock, held);
}

/**
 * Sends requests while the rows are locked: the early ones, and the late ones when each early one waits for a lock or has its reply. Then
 * releases the lock.
 */
export async function takeWhileLocked<T>(
  db: Database,
  lock: (transaction: Database) => Promise<unknown>,
  held: Pair<T>[],
): Promise<[early: T, late: T][]> {
  let open = 0;
  const send = (step: () => Promise<T>) => {
    open++;
    return step().finally(() => open--);
  };
  const sent = await db.transaction().execute(async (transaction) => {
    await lock(transaction);
    const holder = await readProcessId(transaction);
    const waitForAll = async () => {
      while ((await countWaiting(db, holder)) < open) await pause(pollMilliseconds);
    };
    const early = held.map((each) => send(each.early));
    await waitForAll();
    const late = held.map((each) => send(each.late));
    await waitForAll();
    // Awaited only after this transaction, whose locks they wait for.
    return { early, late };
  });
  const late = await Promise.all(sent.late);
  return (await Promise.all(sent.early)).map((reply, place) => [reply, late[place] as T]);
}

async function readProcessId(transaction: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(transaction);
  return rows[0]?.id ?? 0;
}

/** The number of processes that wait for the holder, also indirectly; the portals also wait for other locks. */
async function countWaiting(db: Database, holder: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with recursive blocked as (
      select ${holder}::int as pid
      union select other.pid from pg_stat_activity other join blocked on blocked.pid = any(pg_blocking_pids(other.pid))
      where other.datname = current_database() and other.wait_event_type = 'Lock'
    ) select count(*)::int - 1 as count from blocked`.execute(db);
  return rows[0]?.count ?? 0;
}
