import { PassThrough } from "node:stream";
import { streamEvents as call } from "@hunarmand/api/notices/delivery";
import { LiveEvent } from "@hunarmand/api/notices/live-events";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { addressOf } from "../../http/requests/address.ts";
import type { StoredEvent } from "../../services/live/live-events.ts";
import { type LiveStreams, openLiveStreams } from "../../services/live/live-streams.ts";
import type { Caller } from "../../services/login/caller.ts";
import { listOfficeKinds } from "./event-desks.ts";
import { guardStream } from "./guard-stream.ts";

const heartbeatMilliseconds = 15_000;
/** For a client whose stream was replaced by a newer one. Reconnecting at once would end another stream. */
const replaced = "retry: 60000\nevent: replaced\ndata: {}\n\n";

/** Clients come back at random times around this, so that a restart does not meet all of them at once. */
const pauseMillisecondsMin = 2_000;
/** Opening a stream takes a few statements. */
const streamMilliseconds = 5;

/** Returns nothing for kinds that are not in the api package, such as the end of a session, which is only for the server. */
function write({ id, kind, subjectId, at }: StoredEvent): string {
  const { success, data } = LiveEvent.safeParse({ kind, subjectId, at: at.toISOString() });
  return success ? `id: ${id}\nevent: ${data.kind}\ndata: ${JSON.stringify(data)}\n\n` : "";
}

/**
 * A stream outlives a call, so it has a route of its own: with the same access rules, without a time limit, closed when the server stops.
 */
export function streamEvents(app: FastifyInstance): void {
  const open = new Set<PassThrough>();
  const streams = openLiveStreams(app.services);
  const findPause = () => Math.max(pauseMillisecondsMin, open.size * streamMilliseconds);
  app.addHook("preClose", async () => {
    streams.close();
    const farewell = `retry: ${findPause()}\n\n`;
    for (const stream of open) stream.end(farewell);
  });
  app.get(`/api${call.path}`, { config: { call }, schema: { summary: call.summary } }, async (request, reply) => {
    reply.header("content-type", "text/event-stream").header("x-accel-buffering", "no");
    if (request.method === "HEAD") return reply.send();
    const stream = new PassThrough();
    open.add(stream);
    stream.once("close", () => open.delete(stream));
    reply.raw.once("close", () => stream.destroy());
    await count(streams, request, stream);
    await sendEvents(request, stream, findPause);
    return reply.send(stream);
  });
}

/** Counts the stream for its account and address. A replaced stream gets the reason before it ends. */
async function count(streams: LiveStreams, request: FastifyRequest, stream: PassThrough): Promise<void> {
  const { accountId } = request.caller as Caller;
  const leave = await streams.enter({ accountId, address: addressOf(request), end: () => stream.end(replaced) });
  if (stream.destroyed) leave();
  else stream.once("close", leave);
}

/** Sends missed events, then new ones. The stream ends with its session, before any further event is sent. */
async function sendEvents(request: FastifyRequest, stream: PassThrough, findPause: () => number): Promise<void> {
  const { liveEvents, callers } = request.server.services;
  const { accountId, ...caller } = request.caller as Caller;
  const token = request.headers.authorization?.slice("Bearer ".length) ?? "";
  const listener = { accountId, officeKinds: listOfficeKinds({ accountId, ...caller }) };
  const { send, beat } = guardStream(stream, async () => {
    const known = await callers.identify(token);
    return known !== undefined && !known.lacksSecondFactor;
  });
  const lastId = Number(request.headers["last-event-id"] ?? Number.NaN);
  const afterId = Number.isSafeInteger(lastId) && lastId >= 0 ? lastId : undefined;
  const newestId = await liveEvents.findNewestId();
  // The session may have ended on another process, so it is looked up again without this process's cache.
  const follow = () => {
    callers.forgetAccount(accountId);
    send("");
  };
  const receive = (event: StoredEvent) => {
    // The client now fetches what it may see. It must not be refused because of the cached caller.
    if (event.kind.startsWith("account-") && event.accountId === accountId) callers.forgetAccount(accountId);
    if (event.kind === "session-ended") follow();
    else send(write(event));
  };
  const stop = await liveEvents.listen({ ...listener, receive });
  if (!stream.writable) return stop();
  const heartbeat = setInterval(beat, heartbeatMilliseconds);
  stream.once("close", () => {
    stop();
    clearInterval(heartbeat);
  });
  const missed = await liveEvents.findMissed(listener, afterId);
  if (!stream.writable) return;
  stream.write(`retry: ${findPause()}\n\n${missed.map(write).join("")}id: ${newestId}\nevent: ready\ndata: {}\n\n`);
}
