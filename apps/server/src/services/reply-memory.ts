import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

const repliesMax = 500;
const rememberMilliseconds = 60_000;

export interface RememberedReply {
  body: Buffer;
  etag: string;
}

/** Replies that are the same for everybody, ready to send: the look-ups. Other processes see a change within a minute. */
export interface ReplyMemory {
  /** `make` is asked only where nothing is remembered. */
  answer(key: string, make: () => Promise<Buffer>): Promise<RememberedReply>;
  /** Call it when a change of what is remembered is committed: from now on this process reads anew. */
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
      // What was read before a change must not outlive it.
      if (changes === changesBefore) replies.set(key, reply);
      return reply;
    },
    forget: () => {
      changes += 1;
      replies.clear();
    },
  };
}
