import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { unavailableBecause } from "../../values/app-error.ts";
import { isReading } from "./is-reading.ts";

/** One changes the record, and the next is ready to. All others wait without a connection of the pool. */
const atOnce = 2;

/** The calls that change one record: how many do, and those that wait, in their order. */
interface Queue {
  running: number;
  waiting: (() => void)[];
}

/** The record that a call names, in its address or in its body. The wire names of old calls begin with a capital. */
function findRecord({ params, body }: FastifyRequest): string | undefined {
  const given = { ...(body as object | undefined), ...(params as object | undefined) } as Record<string, unknown>;
  const id = given.id ?? given.jobId ?? given.Id ?? given.JobId;
  return typeof id === "string" ? id.toLowerCase() : undefined;
}

/**
 * Many calls that change one record at once would wait for its lock, each with a connection, until no connection is left for all others
 * (docs/decisions/2026-11-23-2200-several-processes.md). So only two of them run at a time in this process. The others wait in their order,
 * for as long as a call may wait for the database, and then get a 503.
 */
export const hotRecords = fp(async (app) => {
  const queues = new Map<string, Queue>();

  function leave(record: string, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next) next();
    else if (--queue.running === 0) queues.delete(record);
  }

  app.addHook("preHandler", async (request, reply) => {
    const { call } = request.routeOptions.config;
    const record = call && !isReading(call) ? findRecord(request) : undefined;
    if (record === undefined) return;
    const queue = queues.get(record) ?? { running: 0, waiting: [] };
    queues.set(record, queue);
    if (queue.running >= atOnce) await waitInLine(queue, request);
    else queue.running += 1;
    if (reply.raw.destroyed) leave(record, queue);
    else reply.raw.once("close", () => leave(record, queue));
  });
});

/** Resolves when an earlier call has left its place to this one. */
async function waitInLine(queue: Queue, { work }: FastifyRequest): Promise<void> {
  const turn = Promise.withResolvers<void>();
  queue.waiting.push(turn.resolve);
  const milliseconds = work?.leftMilliseconds ?? Number.POSITIVE_INFINITY;
  const giveUp = (): void => {
    // Not in the list: an earlier call has just left its place to this one.
    const index = queue.waiting.indexOf(turn.resolve);
    if (index < 0) return;
    queue.waiting.splice(index, 1);
    turn.reject(unavailableBecause("too many calls change one record"));
  };
  const timer = Number.isFinite(milliseconds) ? setTimeout(giveUp, milliseconds) : undefined;
  await (work?.wait(turn.promise) ?? turn.promise).finally(() => clearTimeout(timer));
}
