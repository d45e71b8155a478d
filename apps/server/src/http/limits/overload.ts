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
    // An interval without a measurement counts as an endless delay: a pause that is shorter than the limit must fit in.
    sampleInterval: eventLoopDelayMillisecondsMax,
    // A browser does not retry a refused script, so the page would never work. Sending a file costs little.
    pressureHandler: ({ url }) => {
      if (!isBelowApi(url)) return;
      throw unavailableBecause("this process cannot keep up with its calls");
    },
  });
});
