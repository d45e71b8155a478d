import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { type FinishedBytes, finishBytes, sendFinished } from "../replies/finished-bytes.ts";

/** A handful of files; spellings of their paths without end take no more room. */
const repliesMax = 50;

const isReadable = (payload: unknown): payload is Readable =>
  typeof payload === "object" && payload !== null && "pipe" in payload;

const readPayload = async (payload: unknown): Promise<Buffer> =>
  isReadable(payload) ? buffer(payload) : Buffer.from(payload as string | Buffer);

/**
 * For a plugin whose replies are the same for everybody, as long as the process runs, and made anew each time: whatever it has replied with 200
 * once is finished bytes from then on. Only paths count: nothing that stands behind a question mark changes these.
 */
export function keepReplies(scope: FastifyInstance): void {
  const kept = new LRUCache<string, FinishedBytes>({ max: repliesMax });
  const keyOf = (url: string): string => url.split("?", 1)[0] ?? url;

  scope.addHook("onRequest", async (request, reply) => {
    const known = kept.get(keyOf(request.url));
    return known && sendFinished(request, reply, known);
  });
  scope.addHook("onSend", async (request, reply, payload) => {
    const key = keyOf(request.url);
    const isWhole = request.method === "GET" && reply.statusCode === 200 && !request.headers.range;
    if (!isWhole || kept.has(key)) return payload;
    const bytes = await readPayload(payload);
    kept.set(key, finishBytes(bytes, String(reply.getHeader("content-type"))));
    return bytes;
  });
}
