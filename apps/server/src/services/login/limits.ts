import { createHash } from "node:crypto";
import { type RateName, rates } from "@hunarmand/api/limits";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { TooManyRequests } from "../../values/app-error.ts";
import type { Clock } from "../clock.ts";

/** A counted use, which can be returned if it turns out not to count. */
export interface Use {
  key: string;
  at: Date;
}

/** Counts uses in the database, so that limits hold over all calls and processes. */
export interface Limits {
  /** RATE_LIMIT_SCALE: multiplies every limit. */
  scale: number;
  /** @throws TooManyRequests if the last `seconds` contain all allowed uses */
  take(name: RateName, subject: string): Promise<Use>;
  /** Returns nothing past the limit, for limits that change how a try is treated instead of refusing it. */
  takeIfFree(name: RateName, subject: string): Promise<Use | undefined>;
  giveBack(use: Use): Promise<void>;
}

/** A key of fixed length that does not contain an e-mail or address. */
const keyOf = (name: RateName, subject: string): string =>
  createHash("sha256").update(`${name}\n${subject}`).digest("base64url");

export function openLimits({ db, clock }: { db: Database; clock: Clock }, scale: number): Limits {
  return {
    scale,
    take,
    async takeIfFree(name, subject) {
      return take(name, subject).catch((error) => {
        if (error instanceof TooManyRequests) return undefined;
        throw error;
      });
    },
    async giveBack({ key, at }) {
      await sql`
        update limit_hits set hits =
          hits[:array_position(hits, ${at}::timestamptz) - 1] || hits[array_position(hits, ${at}::timestamptz) + 1:]
        where key = ${key} and ${at}::timestamptz = any(hits)`.execute(db);
    },
  };

  async function take(name: RateName, subject: string): Promise<Use> {
    const uses = Math.max(1, Math.floor(rates[name].uses * scale));
    const { seconds } = rates[name];
    const at = clock.now();
    const since = new Date(at.getTime() - seconds * 1_000);
    // Removes uses that were counted before the clock was set back by more than the window. They would otherwise count until the old time.
    const until = new Date(at.getTime() + seconds * 1_000);
    const expiresAt = new Date(at.getTime() + seconds * 1_000);
    const key = keyOf(name, subject);
    // One statement: its row lock prevents two calls from both taking the last use.
    const { rows } = await sql`
      insert into limit_hits as known (key, hits, expires_at)
      values (${key}, array[${at}::timestamptz], ${expiresAt})
      on conflict (key) do update set
        hits = array(select hit from unnest(known.hits) hit where hit > ${since} and hit < ${until} order by hit)
          || excluded.hits,
        expires_at = excluded.expires_at
      where (select count(*) from unnest(known.hits) hit where hit > ${since} and hit < ${until}) < ${uses}
      returning 1`.execute(db);
    if (rows.length === 0) throw new TooManyRequests(await findWaitSeconds(key, { at, uses, seconds }));
    return { key, at };
  }

  /** Seconds until the oldest of the last `uses` uses expires. */
  async function findWaitSeconds(key: string, { at, uses, seconds }: { at: Date; uses: number; seconds: number }) {
    const row = await db
      .selectFrom("limitHits")
      .select(sql<Date | null>`hits[greatest(cardinality(hits) - ${uses}::int + 1, 1)]`.as("oldest"))
      .where("key", "=", key)
      .executeTakeFirst();
    const freeAt = (row?.oldest?.getTime() ?? at.getTime()) + seconds * 1_000;
    return Math.max(1, Math.ceil((freeAt - at.getTime()) / 1_000));
  }
}
