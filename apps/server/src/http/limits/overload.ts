import underPressure from "@fastify/under-pressure";
import fp from "fastify-plugin";
import { unavailableBecause } from "../../values/app-error.ts";
import { isBelowApi } from "../requests/request-path.ts";

const usualMilliseconds = 3_000;

export interface OverloadOptions {
  /** 3 s times `deadlineScale`; 0 for never. */
  eventLoopDelayMillisecondsMax?: number;
  deadlineScale: number;
}

/** A server that cannot keep up says so at once to calls (503, come back later) and so works off what it has. */
export const overload = fp(async (app, { deadlineScale, ...options }: OverloadOptions) => {
  const { eventLoopDelayMillisecondsMax = usualMilliseconds * deadlineScale } = options;
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelayMillisecondsMax,
    // A browser does not ask again for a script that it was refused: the page would stay dead. To send a file costs next to nothing.
    pressureHandler: ({ url }) => {
      if (!isBelowApi(url)) return;
      throw unavailableBecause("this process cannot keep up with its calls");
    },
  });
});
