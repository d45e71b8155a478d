import { createHash, randomUUID } from "node:crypto";
import { limits as figures } from "@hunarmand/api/limits";
import { sql } from "kysely";
import type { Services } from "../services.ts";
import { runApart } from "./wake-ups.ts";

/** A stream to open. */
export interface NewStream {
  accountId: string;
  address: string;
  /** Ends the stream because newer ones have replaced it. */
  end(): void;
}

/** Limits the open event streams of an account and of an address, over all processes of a database. */
export interface LiveStreams {
  /** Counts the stream. Past the limit the oldest stream ends. The returned function stops counting it. */
  enter(stream: NewStream): Promise<() => void>;
  close(): void;
}

/** A replaced stream of another process ends within this time. */
const roundMilliseconds = 5_000;
/** Streams of a dead process are counted no longer than this. */
const forgetSeconds = 30;
/** How long ended streams are remembered, so that a process that was suspended still learns which of its streams have ended. */
const rememberEndSeconds = 3_600;

/** A stream of this process. */
interface OwnStream extends NewStream {
  openedAt: Date;
}

/** Addresses are stored as hashes. */
const hide = (address: string): string => createHash("sha256").update(address).digest("base64url");

export function openLiveStreams({ db, limits }: Pick<Services, "db" | "limits">): LiveStreams {
  const own = new Map<string, OwnStream>();
  const left: string[] = [];
  let isForgetting = false;
  let rounds: NodeJS.Timeout | undefined;

  const end = (ids: Iterable<string>): void => {
    for (const id of ids) {
      own.get(id)?.end();
      own.delete(id);
    }
  };
  const look = async (): Promise<void> => {
    const looked = new Map(own);
    const { rows } = await sql<{ id: string; isOver: boolean }>`
      update live_streams set seen_at = clock_timestamp() where id = any(${[...looked.keys()]}::uuid[])
      returning id, ended_at is not null as is_over`.execute(db);
    const over = rows.filter(({ isOver }) => isOver).map(({ id }) => id);
    end(over);
    if (over.length > 0) await db.deleteFrom("liveStreams").where("id", "in", over).execute();
    const known = new Set(rows.map(({ id }) => id));
    await countAgain([...looked].filter(([id]) => !known.has(id) && own.has(id)));
  };
  /**
   * Counts streams again whose rows are gone: the table is emptied by a crash of the database, and other processes remove the rows of a
   * process that was suspended.
   */
  const countAgain = async (missing: [string, OwnStream][]): Promise<void> => {
    const rows = missing.map(([id, { accountId, address, openedAt }]) => ({
      id,
      accountId,
      address: hide(address),
      openedAt,
    }));
    if (rows.length === 0) return;
    await db
      .insertInto("liveStreams")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const left = rows.map(({ id }) => id).filter((id) => !own.has(id));
    if (left.length > 0) await db.deleteFrom("liveStreams").where("id", "in", left).execute();
  };
  /** A proxy that is restarted ends thousands of streams at once. Those that end while a statement runs are deleted by the next one. */
  const forgetLeft = async (): Promise<void> => {
    if (isForgetting) return;
    isForgetting = true;
    while (left.length > 0) {
      const ids = left.splice(0);
      await sql`delete from live_streams where id = any(${ids}::uuid[])`.execute(db).catch(() => {});
    }
    isForgetting = false;
  };
  const startRounds = (): void => {
    // An unreachable database ends no stream.
    rounds ??= setInterval(() => void runApart(() => look().catch(() => {})), roundMilliseconds).unref();
  };
  const stopRounds = (): void => {
    clearInterval(rounds);
    rounds = undefined;
  };

  return {
    async enter(stream) {
      const id = randomUUID();
      const place = { accountId: stream.accountId, address: hide(stream.address) };
      const { rows: opened } = await sql<{ openedAt: Date }>`
        with forgotten as (
          delete from live_streams where seen_at < now() - make_interval(secs => ${forgetSeconds})
            and (ended_at is null or ended_at < now() - make_interval(secs => ${rememberEndSeconds}))
        )
        insert into live_streams (id, account_id, address) values (${id}, ${place.accountId}, ${place.address})
        returning opened_at`.execute(db);
      const openedAt = opened[0]?.openedAt ?? new Date();
      own.set(id, { ...stream, openedAt });
      startRounds();
      // Rows are locked in one order, so that streams that open at once cannot deadlock.
      const { rows } = await sql<{ id: string }>`
        with ended as (
          select id from live_streams where id in (
            (select id from live_streams where account_id = ${place.accountId} and ended_at is null
              order by opened_at desc, id offset ${atMost(figures.liveStreamsOfAccount)})
            union all
            (select id from live_streams where address = ${place.address} and ended_at is null
              order by opened_at desc, id offset ${atMost(figures.liveStreamsOfAddress)})
          ) order by id for update
        )
        update live_streams set ended_at = clock_timestamp() where id in (select id from ended) returning id`.execute(
        db,
      );
      end(rows.map(({ id: ended }) => ended));
      return () => {
        own.delete(id);
        if (own.size === 0) stopRounds();
        left.push(id);
        void runApart(forgetLeft);
      };
    },
    close: stopRounds,
  };

  function atMost(streams: number): number {
    return Math.max(1, Math.floor(streams * limits.scale));
  }
}
