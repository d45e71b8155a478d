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
/** For a client whose stream has ended for a newer one: coming back at once would end another. */
const replaced = "retry: 60000\nevent: replaced\ndata: {}\n\n";

/** Nothing of a kind that the api package does not name, the end of a session among them: that is for this side alone. */
function write({ id, kind, subjectId, at }: StoredEvent): string {
  const { success, data } = LiveEvent.safeParse({ kind, subjectId, at: at.toISOString() });
  return success ? `id: ${id}\nevent: ${data.kind}\ndata: ${JSON.stringify(data)}\n\n` : "";
}

/** A stream outlives a call, so it has a route of its own: the same access rules, no time limit, closed when the server stops. */
export function streamEvents(app: FastifyInstance): void {
  const open = new Set<PassThrough>();
  const streams = openLiveStreams(app.services);
  app.addHook("preClose", async () => {
    streams.close();
    for (const stream of open) stream.end();
  });
  app.get(`/api${call.path}`, { config: { call }, schema: { summary: call.summary } }, async (request, reply) => {
    reply.header("content-type", "text/event-stream").header("x-accel-buffering", "no");
    if (request.method === "HEAD") return reply.send();
    const stream = new PassThrough();
    open.add(stream);
    stream.once("close", () => open.delete(stream));
    reply.raw.once("close", () => stream.destroy());
    await count(streams, request, stream);
    await pour(request, stream);
    return reply.send(stream);
  });
}

/** So many for an account and an address; the oldest is sent the reason why it ends. */
async function count(streams: LiveStreams, request: FastifyRequest, stream: PassThrough): Promise<void> {
  const { accountId } = request.caller as Caller;
  const leave = await streams.enter({ accountId, address: addressOf(request), end: () => stream.end(replaced) });
  if (stream.destroyed) leave();
  else stream.once("close", leave);
}

/** First what was missed, then what happens; the stream ends with the session, before any further event is sent. */
async function pour(request: FastifyRequest, stream: PassThrough): Promise<void> {
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
  // The end of a session is not sent but looked up: it may have ended on another process, which this one's memory does not know.
  const follow = () => {
    callers.forgetAccount(accountId);
    send("");
  };
  const receive = (event: StoredEvent) => {
    // Their page asks for what it may see now: it must not be refused for what was remembered a moment ago.
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
  stream.write(`retry: 2000\n\n${missed.map(write).join("")}id: ${newestId}\nevent: ready\ndata: {}\n\n`);
}
