import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "../../database/database.ts";
import { runOneAtATime } from "./run-one-at-a-time.ts";
import { runApart, type WakeUps } from "./wake-ups.ts";

/** What triggers wrote down: only the kinds of the api package go on the wire. */
export interface StoredEvent {
  id: number;
  accountId: string | null;
  kind: string;
  subjectId: string;
  at: Date;
}

/** Whose events a listener receives: a person's own, and for staff those of the office that their desks may read. */
export interface Listener {
  accountId: string;
  /** Kinds of the office's events; none for others than staff. */
  officeKinds: readonly string[];
  receive(event: StoredEvent): void;
}

export interface LiveEvents {
  /** Subscribes to what is committed from the moment this returns; the returned function unsubscribes. */
  listen(listener: Listener): Promise<() => void>;
  /** What was missed since the event with this id, oldest first; without one, what has just happened. */
  findMissed(listener: Omit<Listener, "receive">, afterId: number | undefined): Promise<StoredEvent[]>;
  /** The id from which a listener who has received nothing yet may ask later what it missed. */
  findNewestId(): Promise<number>;
  /** Removes what is older than a day and has reached those whom it concerns. */
  sweep(): Promise<void>;
}

const dayMilliseconds = 86_400_000;
const eventsMax = 1_000;
/** Ids are given before a transaction commits, so a lower one may show after a higher one: each look goes back this far. */
const overlap = 200;
/** No transaction takes longer. */
const overlapSeconds = 30;
/** A page asks for its data before it opens the stream: what falls between the two is sent again. */
const justNowSeconds = 10;

/**
 * Events of all processes, read from the table that triggers fill (decision 060): one look for all listeners of this process at
 * each wake-up, and none while nobody listens. A database that is away for a while loses nothing: the next look finds it.
 */
export function openLiveEvents({ db, wakeUps }: { db: Database; wakeUps: WakeUps }): LiveEvents {
  const listeners = new Set<Listener>();
  const told = new LRUCache<number, true>({ max: 5 * eventsMax });
  let lastId: number | undefined;
  let unsubscribe: (() => void) | undefined;

  const notify = (event: StoredEvent): void => {
    for (const listener of listeners) if (isFor(listener, event)) listener.receive(event);
  };
  const look = async (): Promise<void> => {
    const isFirst = lastId === undefined;
    const events = await selectSince(db, lastId === undefined ? undefined : lastId - overlap);
    const fresh = events.filter(({ id }) => !told.has(id));
    for (const { id } of fresh) told.set(id, true);
    lastId = Math.max(lastId ?? 0, ...events.map(({ id }) => id));
    if (!isFirst) fresh.forEach(notify);
  };
  const { run: lookAround } = runOneAtATime(look);
  const wake = (): void => void runApart(lookAround).catch(() => {});
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
      if (lastId === undefined) await lookAround().catch(() => {});
      return () => leave(listener);
    },
    findMissed: (listener, afterId) => selectMissed(db, listener, afterId),
    async findNewestId() {
      const newest = await db.selectFrom("liveEvents").select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
      return newest?.id ?? 0;
    },
    async sweep() {
      await db.deleteFrom("liveEvents").where("at", "<", aDayAgo()).where("notifiedAt", "is not", null).execute();
    },
  };
}

/** The database stamps events with its own time, not with the portal's clock. */
const aDayAgo = (): Date => new Date(Date.now() - dayMilliseconds);

const isFor = (listener: Listener, { accountId, kind }: StoredEvent): boolean =>
  accountId === null ? listener.officeKinds.includes(kind) : accountId === listener.accountId;

const columns = ["id", "accountId", "kind", "subjectId", "at"] as const;

/** Without a place to start from, the newest: they count as sent. */
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
