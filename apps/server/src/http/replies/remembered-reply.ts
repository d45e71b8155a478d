import type { FastifyReply, FastifyRequest } from "fastify";

const isMatch = (given: string | undefined, etag: string): boolean =>
  (given ?? "").split(",").some((each) => each.trim() === "*" || each.trim().replace(/^W\//, "") === etag);

/**
 * Replies from memory, and with 304 to a browser that has the same already. Browsers ask each time: what the office changes must show at
 * once in a form that is opened afterwards.
 */
export async function sendRemembered(request: FastifyRequest, reply: FastifyReply, make: () => Promise<unknown>) {
  const { replyMemory } = request.server.services;
  const key = `${request.routeOptions.url} ${JSON.stringify(request.params)}`;
  const { body, etag } = await replyMemory.answer(key, async () => Buffer.from(String(reply.serialize(await make()))));
  reply.header("cache-control", "no-cache").header("etag", etag);
  if (isMatch(request.headers["if-none-match"], etag)) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(body);
}
