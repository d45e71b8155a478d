import { LRUCache } from "lru-cache";
import type { Database } from "../database/database.ts";

export interface LiveEvent {
  id: number;
  accountId: string | null;
  kind: string;
  subjectId: string;
  at: Date;
}

/** Whose events a listener hears: a person's own, and for staff the office's. */
export interface Listener {
  accountId: string;
  isOffice: boolean;
  hear(event: LiveEvent): void;
}

export interface LiveEvents {
  /** Hears what happens from now on; answers the function that ends it. */
  listen(listener: Listener): () => void;
  /** What was missed since the event with this id, oldest first. */
  findMissed(listener: Omit<Listener, "hear">, afterId: number): Promise<LiveEvent[]>;
  /** Removes what is older than a day. */
  sweep(): Promise<void>;
}

const pauseMilliseconds = 500;
const dayMilliseconds = 86_400_000;
const eventsMax = 1_000;
/** Ids are given before a transaction commits, so a lower one may show after a higher one: each look goes back this far. */
const overlap = 200;

/**
 * Events of all processes, read from the table that triggers fill (decision 060): one look for all listeners of this process,
 * and none while nobody listens. A database that is away for a while loses nothing: the next look finds it.
 */
export function openLiveEvents({ db }: { db: Database }): LiveEvents {
  const listeners = new Set<Listener>();
  const told = new LRUCache<number, true>({ max: 5 * eventsMax });
  let lastId: number | undefined;
  let timer: NodeJS.Timeout | undefined;

  const tell = (event: LiveEvent): void => {
    for (const listener of listeners) if (isFor(listener, event)) listener.hear(event);
  };
  const look = async (): Promise<void> => {
    const isFirst = lastId === undefined;
    const events = await selectSince(db, lastId === undefined ? undefined : lastId - overlap);
    const fresh = events.filter(({ id }) => !told.has(id));
    for (const { id } of fresh) told.set(id, true);
    lastId = Math.max(lastId ?? 0, ...events.map(({ id }) => id));
    if (!isFirst) fresh.forEach(tell);
  };
  const keepLooking = async (): Promise<void> => {
    await look().catch(() => {});
    timer = listeners.size > 0 ? setTimeout(keepLooking, pauseMilliseconds).unref() : undefined;
    if (!timer) lastId = undefined;
  };

  return {
    listen(listener) {
      listeners.add(listener);
      timer ??= setTimeout(keepLooking, 0).unref();
      return () => void listeners.delete(listener);
    },
    async findMissed(listener, afterId) {
      const rows = await db
        .selectFrom("liveEvents")
        .selectAll()
        .where((row) =>
          row.or([
            row("accountId", "=", listener.accountId),
            ...(listener.isOffice ? [row("accountId", "is", null)] : []),
          ]),
        )
        .where("id", ">", afterId)
        .where("at", ">", aDayAgo())
        .orderBy("id")
        .limit(eventsMax)
        .execute();
      return rows;
    },
    async sweep() {
      await db.deleteFrom("liveEvents").where("at", "<", aDayAgo()).execute();
    },
  };
}

/** The database stamps events with its own time, not with the portal's clock. */
const aDayAgo = (): Date => new Date(Date.now() - dayMilliseconds);

const isFor = (listener: Listener, { accountId }: LiveEvent): boolean =>
  accountId === null ? listener.isOffice : accountId === listener.accountId;

/** Without a place to start from, the newest: they count as told. */
async function selectSince(db: Database, afterId: number | undefined): Promise<LiveEvent[]> {
  const events = db.selectFrom("liveEvents").selectAll();
  return afterId === undefined
    ? events.orderBy("id", "desc").limit(overlap).execute()
    : events.where("id", ">", afterId).orderBy("id").limit(eventsMax).execute();
}
