import { errorCodes } from "fastify";
import fp from "fastify-plugin";

const usualMilliseconds = 10_000;

export interface HandlerDeadlineOptions {
  /** Multiplies the ten seconds (setting DEADLINE_SCALE). */
  deadlineScale: number;
}

/**
 * Ten seconds for what a call does, from when its request is there: how long a client takes to send it is the client's doing, has
 * a deadline of its own, and is no failure of ours. Streams and files go on for as long as they need.
 */
export const handlerDeadline = fp(async (app, { deadlineScale }: HandlerDeadlineOptions) => {
  const handlerMilliseconds = usualMilliseconds * deadlineScale;
  app.addHook("preValidation", async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (!call || call.reply === "binary") return;
    const timer = setTimeout(() => {
      const error = new errorCodes.FST_ERR_HANDLER_TIMEOUT(handlerMilliseconds, request.routeOptions.url);
      if (!reply.sent && !reply.raw.headersSent) reply.send(error);
    }, handlerMilliseconds);
    // Also when nobody waits for the response any more.
    reply.raw.once("close", () => clearTimeout(timer));
  });
});
