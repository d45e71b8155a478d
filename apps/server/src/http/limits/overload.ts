import underPressure from "@fastify/under-pressure";
import fp from "fastify-plugin";
import { unavailableBecause } from "../../values/app-error.ts";
import { isBelowApi } from "../requests/request-path.ts";

const usualMilliseconds = 3_000;

export interface OverloadOptions {
  /** Default: 3 s times `deadlineScale`. 0 switches the check off. */
  eventLoopDelayMillisecondsMax?: number;
  deadlineScale: number;
}

/** An overloaded server refuses calls at once (503 with Retry-After), so that it can finish those it has. */
export const overload = fp(async (app, { deadlineScale, ...options }: OverloadOptions) => {
  const { eventLoopDelayMillisecondsMax = usualMilliseconds * deadlineScale } = options;
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelayMillisecondsMax,
    pressureHandler: ({ url }, _reply, _type, delayMilliseconds) => {
      // A browser does not retry a refused script, so the page would never work. Sending a file costs little.
      if (!isBelowApi(url)) return;
      // After a pause of the process there may be no measurement, which is Infinity here. The next second has one.
      if (delayMilliseconds === Number.POSITIVE_INFINITY) return;
      throw unavailableBecause("this process cannot keep up with its calls");
    },
  });
});
