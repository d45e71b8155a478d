import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { type FinishedBytes, finishBytes, sendFinished } from "../replies/finished-bytes.ts";

/** The reference has a handful of files. Other spellings of their paths cannot use more memory than this. */
const repliesMax = 50;

const isReadable = (payload: unknown): payload is Readable =>
  typeof payload === "object" && payload !== null && "pipe" in payload;

const readPayload = async (payload: unknown): Promise<Buffer> =>
  isReadable(payload) ? buffer(payload) : Buffer.from(payload as string | Buffer);

/**
 * Caches the replies of a plugin whose replies never change while the process runs. Each reply with status 200 is cached by its path; the
 * query string changes nothing.
 */
export function cacheReplies(scope: FastifyInstance): void {
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
