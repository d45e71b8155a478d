import type { FastifyReply, FastifyRequest } from "fastify";

const isMatch = (given: string | undefined, etag: string): boolean =>
  (given ?? "").split(",").some((each) => each.trim() === "*" || each.trim().replace(/^W\//, "") === etag);

/**
 * Replies from the cache, or with 304 if the browser's copy is current. Browsers revalidate each time, because the office's changes must
 * show at once in the next form.
 */
export async function sendCachedReply(request: FastifyRequest, reply: FastifyReply, make: () => Promise<unknown>) {
  const { replyMemory } = request.server.services;
  const key = `${request.routeOptions.url} ${JSON.stringify(request.params)}`;
  const { body, etag } = await replyMemory.answer(key, async () => Buffer.from(String(reply.serialize(await make()))));
  reply.header("cache-control", "no-cache").header("etag", etag);
  if (isMatch(request.headers["if-none-match"], etag)) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(body);
}
