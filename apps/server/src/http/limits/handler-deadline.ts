import { errorCodes } from "fastify";
import fp from "fastify-plugin";

const usualMilliseconds = 10_000;

export interface HandlerDeadlineOptions {
  /** Multiplies the ten seconds (setting DEADLINE_SCALE). */
  deadlineScale: number;
}

/**
 * Limits what a call does to ten seconds, counted from when its request has arrived. The time that a client takes to send it has its own
 * limit (`clientDeadlines`). Streams and files have no limit.
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
    // Also when the client has disconnected.
    reply.raw.once("close", () => clearTimeout(timer));
  });
});
