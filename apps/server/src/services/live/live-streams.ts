import { createHash, randomUUID } from "node:crypto";
import { limits as figures } from "@hunarmand/api/limits";
import { sql } from "kysely";
import type { Services } from "../services.ts";
import { runApart } from "./wake-ups.ts";

/** A stream that is about to open. */
export interface NewStream {
  accountId: string;
  address: string;
  /** Called when newer streams have taken its place. */
  end(): void;
}

/** How many streams of events an account or an address may keep open, over all processes on one database. */
export interface LiveStreams {
  /** Counts the stream from now on: past the limit the oldest ends. Returns the function that stops counting it. */
  enter(stream: NewStream): Promise<() => void>;
  close(): void;
}

/** A stream of another process ends within this time after a newer one has taken its place. */
const roundMilliseconds = 5_000;
/** The streams of a process that is gone count no longer than this. */
const forgetSeconds = 30;

/** Nobody's address lies about in the clear. */
const hide = (address: string): string => createHash("sha256").update(address).digest("base64url");

export function openLiveStreams({ db, limits }: Pick<Services, "db" | "limits">): LiveStreams {
  const own = new Map<string, NewStream>();
  let rounds: NodeJS.Timeout | undefined;

  const end = (ids: Iterable<string>): void => {
    for (const id of ids) {
      own.get(id)?.end();
      own.delete(id);
    }
  };
  const look = async (): Promise<void> => {
    const ids = [...own.keys()];
    const { rows } = await sql<{ id: string }>`
      update live_streams set seen_at = clock_timestamp() where id = any(${ids}::uuid[]) returning id`.execute(db);
    const counted = new Set(rows.map(({ id }) => id));
    end(ids.filter((id) => !counted.has(id)));
  };
  const startRounds = (): void => {
    // A database that is away for a while ends nobody.
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
      await db
        .deleteFrom("liveStreams")
        .where(sql<boolean>`seen_at < now() - make_interval(secs => ${forgetSeconds})`)
        .execute();
      await db
        .insertInto("liveStreams")
        .values({ id, ...place })
        .execute();
      own.set(id, stream);
      startRounds();
      // Locked in one order: streams that open at once never wait for each other in a ring.
      const { rows } = await sql<{ id: string }>`
        with ended as (
          select id from live_streams where id in (
            (select id from live_streams where account_id = ${place.accountId}
              order by opened_at desc, id offset ${atMost(figures.liveStreamsOfAccount)})
            union all
            (select id from live_streams where address = ${place.address}
              order by opened_at desc, id offset ${atMost(figures.liveStreamsOfAddress)})
          ) order by id for update
        )
        delete from live_streams where id in (select id from ended) returning id`.execute(db);
      end(rows.map(({ id: ended }) => ended));
      return () => {
        own.delete(id);
        if (own.size === 0) stopRounds();
        void runApart(() =>
          db
            .deleteFrom("liveStreams")
            .where("id", "=", id)
            .execute()
            .catch(() => {}),
        );
      };
    },
    close: stopRounds,
  };

  function atMost(streams: number): number {
    return Math.max(1, Math.floor(streams * limits.scale));
  }
}
