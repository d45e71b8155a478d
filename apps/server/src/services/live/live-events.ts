import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "../../database/database.ts";
import { runOneAtATime } from "./run-one-at-a-time.ts";
import { runApart, type WakeUps } from "./wake-ups.ts";

/** An event as triggers wrote it. Only the kinds of the api package are sent to clients. */
export interface StoredEvent {
  id: number;
  accountId: string | null;
  kind: string;
  subjectId: string;
  at: Date;
}

/** Which events a listener receives: a person's own, and for staff also the office's events that their role may read. */
export interface Listener {
  accountId: string;
  /** Kinds of office events. Empty for everyone except staff. */
  officeKinds: readonly string[];
  receive(event: StoredEvent): void;
}

export interface LiveEvents {
  /** Subscribes to events that are committed after this returns. The returned function unsubscribes. */
  listen(listener: Listener): Promise<() => void>;
  /** Returns the events after this id, oldest first. Without an id: the events of the last seconds. */
  findMissed(listener: Omit<Listener, "receive">, afterId: number | undefined): Promise<StoredEvent[]>;
  /** Returns the newest id, from which a listener without any event can later ask for missed ones. */
  findNewestId(): Promise<number>;
}

const dayMilliseconds = 86_400_000;
const eventsMax = 1_000;
/** Ids are assigned before a transaction commits, so a lower one may become visible after a higher one. Each read goes back this far. */
const overlap = 200;
/** The longest time of a transaction. */
const overlapSeconds = 30;
/** A page fetches its data before it opens the stream. Events between the two are sent again. */
const justNowSeconds = 10;

/**
 * Events of all processes, read from the table that triggers fill (decision 060). Each wake-up causes one read for all listeners of this
 * process, and none if there are no listeners. Events are not lost while the database is unreachable: the next read finds them.
 */
export function openLiveEvents({ db, wakeUps }: { db: Database; wakeUps: WakeUps }): LiveEvents {
  const listeners = new Set<Listener>();
  const sentIds = new LRUCache<number, true>({ max: 5 * eventsMax });
  let lastId: number | undefined;
  let unsubscribe: (() => void) | undefined;

  const notify = (event: StoredEvent): void => {
    for (const listener of listeners) if (isFor(listener, event)) listener.receive(event);
  };
  const look = async (): Promise<void> => {
    const isFirst = lastId === undefined;
    const events = await selectSince(db, lastId === undefined ? undefined : lastId - overlap);
    const fresh = events.filter(({ id }) => !sentIds.has(id));
    for (const { id } of fresh) sentIds.set(id, true);
    lastId = Math.max(lastId ?? 0, ...events.map(({ id }) => id));
    if (!isFirst) fresh.forEach(notify);
  };
  const { run: readNew } = runOneAtATime(look);
  const wake = (): void => void runApart(readNew).catch(() => {});
  const leave = (listener: Listener): void => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    unsubscribe?.();
    unsubscribe = undefined;
    lastId = undefined;
  };

  return {
    async listen(listener) {
      listeners.add(listener);
      unsubscribe ??= wakeUps.subscribe(wake);
      if (lastId === undefined) await readNew().catch(() => {});
      return () => leave(listener);
    },
    findMissed: (listener, afterId) => selectMissed(db, listener, afterId),
    async findNewestId() {
      const newest = await db.selectFrom("liveEvents").select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
      return newest?.id ?? 0;
    },
  };
}

/** The database stamps events with its own clock, not the portal's. */
const aDayAgo = (): Date => new Date(Date.now() - dayMilliseconds);

const isFor = (listener: Listener, { accountId, kind }: StoredEvent): boolean =>
  accountId === null ? listener.officeKinds.includes(kind) : accountId === listener.accountId;

const columns = ["id", "accountId", "kind", "subjectId", "at"] as const;

/** Without an id to start from, reads the newest. They count as sent. */
async function selectSince(db: Database, afterId: number | undefined): Promise<StoredEvent[]> {
  const events = db.selectFrom("liveEvents").select(columns);
  return afterId === undefined
    ? events.orderBy("id", "desc").limit(overlap).execute()
    : events.where("id", ">", afterId).orderBy("id").limit(eventsMax).execute();
}

const isYoungerThan = (seconds: number) => sql<boolean>`at > now() - make_interval(secs => ${seconds})`;

const selectMissed = (db: Database, listener: Omit<Listener, "receive">, afterId: number | undefined) =>
  db
    .selectFrom("liveEvents")
    .select(columns)
    .where((row) =>
      row.or([
        row("accountId", "=", listener.accountId),
        row.and([row("accountId", "is", null), sql<boolean>`kind = any(${listener.officeKinds}::text[])`]),
      ]),
    )
    .where((row) =>
      afterId === undefined
        ? isYoungerThan(justNowSeconds)
        : row.or([
            row("id", ">", afterId),
            row.and([row("id", ">", afterId - overlap), isYoungerThan(overlapSeconds)]),
          ]),
    )
    .where("at", ">", aDayAgo())
    .orderBy("id")
    .limit(eventsMax)
    .execute();
