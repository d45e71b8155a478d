import underPressure from "@fastify/under-pressure";
import fp from "fastify-plugin";
import { AppError } from "../app-error.ts";

const eventLoopDelayMillisecondsMax = 1_500;

/** A server that cannot keep up says so at once (503, come back later) and so works off what it has. */
export const overload = fp(async (app) => {
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelayMillisecondsMax,
    pressureHandler: () => {
      throw new AppError("unavailable");
    },
  });
});
