import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

const repliesMax = 500;
const rememberMilliseconds = 60_000;

export interface RememberedReply {
  body: Buffer;
  etag: string;
}

/** Caches replies that are the same for everyone: the look-ups. Other processes see a change within a minute. */
export interface ReplyMemory {
  /** Calls `make` only if the reply is not cached. */
  answer(key: string, make: () => Promise<Buffer>): Promise<RememberedReply>;
  /** Call it after a change of cached data is committed. This process then reads it again. */
  forget(): void;
}

export function openReplyMemory(): ReplyMemory {
  const replies = new LRUCache<string, RememberedReply>({ max: repliesMax, ttl: rememberMilliseconds });
  let changes = 0;
  return {
    answer: async (key, make) => {
      const known = replies.get(key);
      if (known) return known;
      const changesBefore = changes;
      const body = await make();
      const reply = { body, etag: `"${createHash("sha256").update(body).digest("base64url")}"` };
      // Data that was read before a change must not be cached after it.
      if (changes === changesBefore) replies.set(key, reply);
      return reply;
    },
    forget: () => {
      changes += 1;
      replies.clear();
    },
  };
}
